import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { isPolledEndpoint, type PolledEndpoint } from '@/lib/polls/pollIntervals';
import type { Result } from '@/lib/result';
import { getFeatured, getSlides, getTrending, startOfBreaking } from '@/lib/stories/getNews';
import { getFrontBreaking } from './frontLive';

type PolledList = (locale: Locale, isAll: boolean) => Promise<Result<readonly unknown[], string>>;

export const POLLED_LISTS: Record<PolledEndpoint, PolledList> = {
  posters: getSlides,
  'breaking-news': async (locale, isAll) => {
    const result = await getFrontBreaking(locale);
    return isAll ? result : startOfBreaking(result, locale);
  },
  'featured-stories': getFeatured,
  trending: getTrending,
};

type Asked = { endpoint: PolledEndpoint; tag: string | undefined };

/**
 * `?lists=posters,trending.Xy12`: list names, each with the tag of the page's copy. Unknown names
 * are skipped.
 */
export function parseAskedLists(lists: string | null): Asked[] {
  const asked = new Map<PolledEndpoint, string | undefined>();
  for (const part of lists?.split(',') ?? []) {
    const [endpoint = '', tag] = part.split('.');
    if (isPolledEndpoint(endpoint)) asked.set(endpoint, tag);
  }
  return [...asked].map(([endpoint, tag]) => ({ endpoint, tag }));
}

const tagOf = (items: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(items)).digest('base64url').slice(0, 10);

function changeOf(result: Result<readonly unknown[], string>, known: string | undefined) {
  if (!result.ok) return { error: result.error };
  const tag = tagOf(result.value);
  return tag === known ? undefined : { tag, items: result.value };
}

/** `isKept`: shared caches may store the response, as for a single list. */
export async function getUpdates(asked: readonly Asked[], locale: Locale, isAll: boolean) {
  const results = await Promise.all(
    asked.map(async ({ endpoint, tag }) => ({
      endpoint,
      tag,
      result: await POLLED_LISTS[endpoint](locale, isAll),
    })),
  );
  return {
    changes: Object.fromEntries(
      results.map(({ endpoint, tag, result }) => [endpoint, changeOf(result, tag)]),
    ),
    isKept:
      results.length > 0 && results.every(({ result }) => result.ok && result.value.length > 0),
    hasFailed: results.length > 0 && results.every(({ result }) => !result.ok),
  };
}
