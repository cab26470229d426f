import { fetchAnew } from '@/lib/browser/fetchAnew';
import { idsQuery } from './storyIds';

export async function requestStories(ids: readonly string[]): Promise<readonly unknown[]> {
  const { lang } = document.documentElement;
  const response = await fetchAnew(`/api/stories?ids=${idsQuery(ids)}&lang=${lang}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error(`/api/stories answered ${response.status}`);
  return entries;
}
