import { useParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { splitLocale } from '@/lib/i18n/language';
import { subscribeToUrl } from '@/lib/url/url';
import { safeDecode } from '@/lib/text/safeDecode';

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
