import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { feedResultResponse } from '@/lib/request/responses';
import { POLLED_LISTS } from '@/lib/stories/updates';

export async function GET(request: Request) {
  const isAll = new URL(request.url).searchParams.has('all');
  return feedResultResponse(
    request,
    await POLLED_LISTS['breaking-news'](localeOfRequest(request), isAll),
  );
}
