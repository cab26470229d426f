import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { jsonResponse } from '@/lib/request/responses';
import { getUpdates, parseAskedLists } from '@/lib/stories/updates';

/**
 * Several polled lists at once, `?lang=hi&lists=posters,breaking-news.Xy12`: what a page asks for when more than one is
 * due, as after a sleep. A list that has not changed since the given tag is left out; a list that failed is its error.
 */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const { changes, isKept, hasFailed } = await getUpdates(
    parseAskedLists(searchParams.get('lists')),
    localeOfRequest(request),
    searchParams.has('all'),
  );
  if (hasFailed)
    return Response.json(changes, {
      status: 502,
      headers: { 'cache-control': CACHE_CONTROL.none },
    });
  return jsonResponse(request, changes, isKept ? CACHE_CONTROL.api : CACHE_CONTROL.none);
}
