import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { feedResultResponse } from '@/lib/request/responses';
import { getFeatured } from '@/lib/stories/getNews';

export async function GET(request: Request) {
  return feedResultResponse(request, await getFeatured(localeOfRequest(request)));
}
