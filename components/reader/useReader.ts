import { useParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { pageBehind } from '@/lib/browser/isOtherPage';
import { subscribeToUrl } from '@/lib/browser/url';
import { useLazy } from '@/lib/browser/useLazy';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/splitLocale';

const STORY = /^\/news\/([^/]+)\/?$/;

/** The story a URL names, or null. */
export function storyIdInUrl(pathname: string): string | null {
  const id = STORY.exec(splitLocale(pathname).path)?.[1];
  return id === undefined ? null : safeDecode(id);
}

/**
 * The story that is open over the page: the one in the URL, unless the page itself is that
 * story's. Undefined until the page is hydrated.
 */
export function useOpenStory(): string | null | undefined {
  const pathname = useSyncExternalStore(
    subscribeToUrl,
    () => location.pathname,
    () => undefined,
  );
  // The page's own; a URL that was pushed over it changes nothing here.
  const { id: ownId } = useParams<{ id?: string }>();
  const id = pathname && storyIdInUrl(pathname);
  return id && ownId !== undefined && safeDecode(ownId) === id ? null : id;
}

async function fetchReader() {
  const [{ Reader }] = await Promise.all([
    import('./Reader'),
    // Before the reader, which would ask for its story once more: see `usePrefetchStories`.
    import('@/lib/stories/browser/storyCache'),
  ]);
  return Reader;
}

/**
 * What is loaded for an open story whose reader cannot be had: the story's own page, which the URL names.
 * Where this page itself was loaded from that URL, the worker has no better one without a connection: then
 * the offline page, or it would be loaded without end.
 */
export const pageWithoutReader = (locale: Locale) =>
  pageBehind(history.state) ? location.pathname : localPath('/offline', locale);

/**
 * The reader, and what fetches its script ahead: then it opens in the frame of the click, otherwise as soon
 * as it arrives. When the script cannot be had, a page is loaded instead.
 */
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
