import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';

/** How long the button says that it copied: as long as it takes to read. */
const SAID_MS = 2000;

/**
 * Puts an address on the clipboard and says so, each time anew. Where the browser refuses, the
 * reader is told how else.
 */
export function CopyAddress({ text }: { text: string }) {
  const t = useTranslations('Pin');
  const tool = useTranslations('Tool');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <button type="button" onClick={copy} className="btn btn-alt px-4 noscript:hidden">
        <Icon name={outcome === 'copied' ? 'check' : 'csv'} className="size-5" />
        {outcome === 'copied' ? tool('copied') : t('copyAddress')}
      </button>
      <p
        role="status"
        className={outcome === 'failed' ? 'order-last w-full text-label' : 'sr-only'}
      >
        {outcome === 'copied' && tool('copied')}
        {outcome === 'failed' && t('copyFailed')}
      </p>
    </>
  );
}
