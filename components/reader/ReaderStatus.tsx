import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/Notice';
import { laterWords } from '@/lib/browser/laterWords';

export function Loading({ className }: { className: string }) {
  const t = useTranslations('Story');
  return (
    <p
      role="status"
      lang={useLocale()}
      className={`grid justify-items-center gap-4 text-quiet ${className}`}
    >
      <span
        aria-hidden
        className="size-10 animate-spin rounded-full border-4 border-rule border-t-ink motion-reduce:animate-none"
      />
      {t('loading')}
    </p>
  );
}

function subscribeToConnection(listener: () => void) {
  const ending = new AbortController();
  for (const event of ['online', 'offline'])
    addEventListener(event, listener, { signal: ending.signal });
  return () => ending.abort();
}

function useOfflineText(): string | undefined {
  const [text, setText] = useState<string>();
  const isOffline = useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine,
    () => false,
  );
  useEffect(() => {
    if (isOffline)
      laterWords().then(
        ({ Offline }) => setText(Offline?.story),
        () => {},
      );
  }, [isOffline]);
  return isOffline ? text : undefined;
}

type FailedProps = {
  onRetry: (hasFocus: boolean) => void;
};

export function Failed({ onRetry }: FailedProps) {
  const t = useTranslations('Reader');
  const faults = useTranslations('Faults');
  const offlineText = useOfflineText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const retry = () => onRetry(box.current?.contains(document.activeElement) ?? false);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [onRetry]);
  return (
    <div ref={box} lang={useLocale()} className="mt-6 grid justify-items-start gap-3 print:hidden">
      <Notice>{offlineText ?? t('failed')}</Notice>
      <button type="button" onClick={() => onRetry(true)} className="btn">
        {faults('retry')}
      </button>
    </div>
  );
}
