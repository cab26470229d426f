import { POLLED_LISTS } from '@/lib/frontPage/updates';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { feedResultResponse } from '@/lib/request/responses';

export async function GET(request: Request) {
  const isAll = new URL(request.url).searchParams.has('all');
  return feedResultResponse(
    request,
    await POLLED_LISTS['breaking-news'](localeOfRequest(request), isAll),
  );
}
