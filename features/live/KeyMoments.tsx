import { useTranslations } from 'next-intl';
import type { TextForm } from '@/components/reader/body/textForm';
import { keyMoments, updateName } from '@/lib/stories/updateAddress';
import type { LiveUpdate } from '@/lib/story/coverage';
import { textLanguage } from '@/lib/story/textLanguage';
import { momentText } from './momentText';

const SHOWN = 5;
/** A desk that marks all of 2,000 updates would add 0.6 MB to the page. */
const MOST = 50;

type Props = {
  updates: readonly LiveUpdate[];
  hrefOf: (update: LiveUpdate) => string;
  form: TextForm;
  now: number;
};

export function KeyMoments({ updates, hrefOf, form, now }: Props) {
  const t = useTranslations('Coverage');
  const { locale } = form;
  const moments = keyMoments(updates).slice(0, MOST);
  const earlier = moments.slice(SHOWN);
  if (moments.length === 0) return null;

  const list = (shown: readonly LiveUpdate[]) => (
    <ol>
      {shown.map((update) => (
        <li key={update.id}>
          <a
            href={hrefOf(update)}
            rel="nofollow"
            className="flex min-h-11 items-baseline gap-3 border-t border-rule py-2"
          >
            <time dateTime={update.at} className="text-meta text-quiet">
              {momentText(update.at, now, locale)}
            </time>
            <span lang={textLanguage(updateName(update), form)} className="font-bold">
              {updateName(update)}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav lang={locale} aria-labelledby="key-moments" className="live-moments mt-6 print:hidden">
      <h2 id="key-moments" className="mb-2 text-label">
        {t('keyMoments')}
      </h2>
      {list(moments.slice(0, SHOWN))}
      {earlier.length > 0 && (
        <details className="border-t border-rule">
          <summary className="touch-target gap-3 text-label font-bold text-river">
            {t('earlierMoments', { count: earlier.length })}
            <span aria-hidden className="fold-mark" />
          </summary>
          {list(earlier)}
        </details>
      )}
    </nav>
  );
}
