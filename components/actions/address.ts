import { useSelectedLayoutSegments } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { splitLocale } from '@/lib/i18n/language';
import { subscribeToAddress } from '@/lib/address/address';
import { unescaped } from '@/lib/text/unescaped';

/** One step back, or home for a reader whose visit began here. */
export function goBack(home: string): void {
  if (history.length > 1) history.back();
  else location.assign(home);
}

const STORY = /^\/news\/([^/]+)\/?$/;

/** The story an address names, or null. */
export function storyInAddress(pathname: string): string | null {
  const id = STORY.exec(splitLocale(pathname).path)?.[1];
  return id === undefined ? null : unescaped(id);
}

/**
 * The story that is open over the page: the one in the address, unless the page itself is that
 * story's. Undefined until the page is hydrated.
 */
export function useOpenStory(): string | null | undefined {
  const pathname = useSyncExternalStore(
    subscribeToAddress,
    () => location.pathname,
    () => undefined,
  );
  const [section, page] = useSelectedLayoutSegments();
  const id = pathname && storyInAddress(pathname);
  return id && section === 'news' && page !== undefined && unescaped(page) === id ? null : id;
}
