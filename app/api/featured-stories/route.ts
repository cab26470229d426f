import { localeOfRequest } from '@/lib/http/localeQuery';
import { feedResultResponse } from '@/lib/http/jsonResponse';
import { getFeatured } from '@/lib/news/getNews';

export async function GET(request: Request) {
  return feedResultResponse(request, await getFeatured(localeOfRequest(request)));
}
