import { conditionalAnswer } from '@/lib/http/conditionalAnswer';
import { robots } from '@/lib/sitemaps/robots';

export function GET(request: Request) {
  return conditionalAnswer(request, {
    body: robots(),
    type: 'text/plain; charset=utf-8',
    cacheControl: 'public, max-age=3600',
  });
}
