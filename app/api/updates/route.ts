import { getUpdates, parseAskedLists } from '@/lib/frontPage/polledLists';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { jsonResponse } from '@/lib/request/responses';

/**
 * Polled lists in one request, `?lists=posters,breaking-news.{tag}`. Unchanged lists are omitted;
 * failed ones carry an error.
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
