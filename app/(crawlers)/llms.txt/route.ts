import { conditionalResponse } from '@/lib/http/conditionalResponse';
import { listCacheControl } from '@/lib/http/listCacheControl';
import { llmsText } from '@/lib/seo/markdown/llmsText';
import { getStoriesWithFallback } from '@/lib/news/storiesWithFallback';

export async function GET(request: Request) {
  const { all } = await getStoriesWithFallback();
  return conditionalResponse(request, {
    body: await llmsText(all),
    type: 'text/plain; charset=utf-8',
    cacheControl: listCacheControl(all),
  });
}
