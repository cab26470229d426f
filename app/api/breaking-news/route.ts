import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { feedResultResponse } from '@/lib/request/responses';
import { getBreaking, startOfBreaking } from '@/lib/stories/getNews';

/**
 * The breaking news as the front page shows them: the first stories, or with `all` all of them.
 */
export async function GET(request: Request) {
  const locale = localeOfRequest(request);
  const result = await getBreaking(locale);
  const isAll = new URL(request.url).searchParams.has('all');
  return feedResultResponse(request, isAll ? result : startOfBreaking(result, locale));
}
