import { FETCH_LIMIT_MS } from '@/lib/browser/fetchAnew';
import { idsQuery } from './storyIds';

export async function requestStories(ids: readonly string[]): Promise<readonly unknown[]> {
  const { lang } = document.documentElement;
  const response = await fetch(`/api/stories?ids=${idsQuery(ids)}&lang=${lang}`, {
    cache: 'no-cache', // Chromium applies `stale-while-revalidate` to its own cache too
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
  });
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error(`/api/stories answered ${response.status}`);
  return entries;
}
