import { markdownResponse } from '@/lib/seo/markdown/markdownResponse';

/**
 * `/news/{id}.md` and `/hi/news/{id}.md`, which the middleware leads here with the URL as it
 * was asked for.
 */
export async function GET(request: Request) {
  return markdownResponse(request, request.headers.get('x-pathname') ?? '');
}
