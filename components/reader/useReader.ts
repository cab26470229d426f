import { useParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { withLaterWords } from '@/components/later/withLaterWords';
import { pageBehind } from '@/lib/browser/isOtherPage';
import { subscribeToUrl } from '@/lib/browser/url';
import { useLazy } from '@/lib/browser/useLazy';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/splitLocale';

const STORY = /^\/news\/([^/]+)\/?$/;

export function storyIdInUrl(pathname: string): string | null {
  const id = STORY.exec(splitLocale(pathname).path)?.[1];
  return id === undefined ? null : safeDecode(id);
}

/** The story open over the page. Undefined until hydration. */
export function useOpenStory(): string | null | undefined {
  const pathname = useSyncExternalStore(
    subscribeToUrl,
    () => location.pathname,
    () => undefined,
  );
  // `useParams` keeps the page's own id, even after `pushState`.
  const { id: ownId } = useParams<{ id?: string }>();
  const id = pathname && storyIdInUrl(pathname);
  return id && ownId !== undefined && safeDecode(ownId) === id ? null : id;
}

async function fetchReader() {
  const [Reader] = await Promise.all([
    withLaterWords(import('./Reader').then((script) => script.Reader)),
    // Loaded first, or the reader would request its story twice: see `usePrefetchStories`.
    import('@/lib/stories/browser/storyCache'),
  ]);
  return Reader;
}

/**
 * Falls back to the story's own page; if this document is that page, to the offline page, or it
 * would reload forever.
 */
export const pageWithoutReader = (locale: Locale) =>
  pageBehind(history.state) ? location.pathname : localPath('/offline', locale);

/** A prefetched reader opens in the click's frame. If its script fails, a page loads instead. */
export function useReader(openId: string | null | undefined, locale: Locale) {
  const [Reader, loadReader] = useLazy(fetchReader);
  useEffect(() => {
    if (!openId || Reader) return;
    let isOpen = true;
    loadReader(() => isOpen && location.replace(pageWithoutReader(locale)));
    return () => {
      isOpen = false;
    };
  }, [openId, locale, Reader, loadReader]);
  return [Reader, loadReader] as const;
}
