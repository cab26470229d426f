import { localeOfRequest } from '@/lib/http/localeQuery';
import { feedResultResponse } from '@/lib/http/jsonResponse';
import { getTrending } from '@/lib/news/getNews';

export async function GET(request: Request) {
  return feedResultResponse(request, await getTrending(localeOfRequest(request)));
}
