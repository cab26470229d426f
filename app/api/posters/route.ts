import { localeOfRequest } from '@/lib/http/localeQuery';
import { feedResultResponse } from '@/lib/http/jsonResponse';
import { getSlides } from '@/lib/news/getNews';

export async function GET(request: Request) {
  return feedResultResponse(request, await getSlides(localeOfRequest(request)));
}
