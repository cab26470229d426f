import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { jsonResponse } from '@/lib/request/responses';
import { queryText } from '@/lib/search/queryText';
import { getSuggestions } from '@/lib/stories/getSuggestions';

export async function GET(request: Request) {
  const typed = queryText(new URL(request.url).searchParams.get('q') ?? undefined);
  const { suggestions, coverage } = await getSuggestions(typed, localeOfRequest(request));
  return jsonResponse(
    request,
    suggestions,
    coverage === 'complete' ? CACHE_CONTROL.api : CACHE_CONTROL.none,
  );
}
