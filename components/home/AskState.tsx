import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localized } from '@/lib/i18n/localized';
import { guessedState } from '@/lib/pages/guessedState';

const ANSWER = 'touch-target px-2 font-bold';

/**
 * `appearanceScript.ts` hides it before the first paint if the device has an answer, so the HTML is
 * the same for everyone.
 */
export function AskState() {
  const t = useTranslations('AskState');
  const locale = useLocale();
  const guess = guessedState(locale);
  if (!guess) return null;
  const name = localized(guess.name, locale);
  return (
    <section
      aria-label={t('question')}
      data-done={t('done', { state: name })}
      className="ask-state noscript:hidden print:hidden"
    >
      <p role="status">{t('question')}</p>
      <button
        type="button"
        data-later="answerState"
        data-state={guess.id}
        className={`${ANSWER} text-river`}
      >
        {name}
      </button>
      <button type="button" data-later="otherState" className={`${ANSWER} text-river`}>
        {t('other')}
      </button>
      <button
        type="button"
        data-later="dismissState"
        aria-label={t('dismiss')}
        className="touch-target -me-2.5 ms-auto justify-center"
      >
        <Icon name="close" className="size-5!" />
      </button>
    </section>
  );
}
