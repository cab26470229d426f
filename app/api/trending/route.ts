import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { feedResultResponse } from '@/lib/request/responses';
import { getTrending } from '@/lib/stories/getNews';

export async function GET(request: Request) {
  return feedResultResponse(request, await getTrending(localeOfRequest(request)));
}
