import { markdownResponse } from '@/lib/seo/markdown/markdownResponse';

/**
 * `/news/{id}.md` and `/hi/news/{id}.md`; the middleware forwards the original URL in `x-pathname`.
 */
export async function GET(request: Request) {
  return markdownResponse(request, request.headers.get('x-pathname') ?? '');
}
