import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { Shared } from '@/lib/browser/shareLinks';
import { localPath } from '@/lib/i18n/language';
import { WhatsAppShare } from './ShareRow';

const CONTROL = 'touch-target flex-none gap-2 font-bold text-ink noscript:hidden print:hidden';

type Props = {
  /** The name of the story's section, which is saved with it. */
  section: string;
  /** Without it nothing offers to share or save the story. */
  shared?: Shared;
  /** Whether there is a text to listen to. */
  hasText: boolean;
};

/**
 * What a reader may do with a story: listen to it, save it on this device (`components/reading/saveControl.ts`, which
 * also says whether it is saved), set how it reads, send it. All but the last need a script, which comes at their first
 * use (`components/later/later.ts`).
 */
export function StoryControls({ section, shared, hasText }: Props) {
  const t = useTranslations('Reader');
  const my = localPath('/my', useLocale());
  return (
    <>
      {hasText && (
        <button type="button" data-later="listen" className={CONTROL}>
          <Icon name="play" solid />
          {t('listen')}
        </button>
      )}
      {shared && (
        <button
          type="button"
          data-later="save"
          data-section={section}
          data-my={my}
          className={CONTROL}
        >
          <Icon name="bookmark" />
          {t('save')}
        </button>
      )}
      <button type="button" data-later="settings" className={CONTROL}>
        {t('settings')}
      </button>
      {shared && <WhatsAppShare shared={shared} />}
    </>
  );
}
