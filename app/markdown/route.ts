import { markdownAnswer } from '@/lib/markdown/markdownAnswer';

/**
 * `/news/{id}.md` and `/hi/news/{id}.md`, which the middleware leads here with the address as it
 * was asked for.
 */
export async function GET(request: Request) {
  return markdownAnswer(request, request.headers.get('x-pathname') ?? '');
}
