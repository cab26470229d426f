import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { Icon } from '@/components/ui/Icon';
import { Modal } from '@/components/ui/Modal';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { SocialCardLink } from './SocialCardLink';
import { openSharePopup } from './openSharePopup';
import { type Shared, shareLinks } from './shareLinks';

const ROW = 'flex min-h-12 w-full items-center gap-3 border-t border-rule px-4 text-start';

type Props = {
  shared: Shared;
  title?: string;
  onClose: () => void;
};

export function ShareMenu({ shared, title, onClose }: Props) {
  const t = useTranslations('Share');
  const heading = title ?? t('title');
  const story = useTranslations('Story');
  const locale = useLocale();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copied = outcome === 'copied';

  const shareNatively = async () => {
    try {
      await navigator.share({ title: shared.title, url: shared.url });
      onClose();
    } catch (fault) {
      console.error('share:', fault); // product.md 13: log only
    }
  };
  const copy = async () => {
    setOutcome(null); // An unchanged text would not be announced again.
    try {
      await navigator.clipboard.writeText(shared.url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <Modal
      label={heading}
      onClose={onClose}
      className="rule-top fixed inset-x-0 top-auto bottom-0 w-full border-t-4 sm:inset-0 sm:m-auto sm:h-fit sm:w-70"
    >
      <header className="flex items-center justify-between gap-3 ps-4">
        <h2 className="text-label" lang={locale}>
          {heading}
        </h2>
        <CloseButton onClick={onClose} aria-label={story('close')} />
      </header>
      {'share' in navigator && (
        <button type="button" onClick={shareNatively} className={ROW}>
          <Icon name="share" />
          {t('native')}
        </button>
      )}
      {shareLinks(shared).map(({ key, icon, solid, href }) => (
        <a
          key={key}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={ROW}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            openSharePopup(href);
            onClose();
          }}
        >
          <Icon name={icon} solid={solid} />
          {t(key)}
        </a>
      ))}
      <SocialCardLink shared={shared} className={ROW} />
      <button type="button" onClick={copy} className={ROW}>
        <Icon name={copied ? 'check' : 'link'} />
        <span>{copied ? t('copied') : t('copy')}</span>
      </button>
      <p role="status" className={outcome === 'failed' ? 'px-4 py-3 text-label' : 'sr-only'}>
        {outcome && t(outcome)}
      </p>
    </Modal>
  );
}
