import { conditionalResponse, listCacheControl } from '@/lib/request/responses';
import { llmsText } from '@/lib/seo/markdown/llmsText';
import { getStoriesWithFallback } from '@/lib/stories/storiesWithFallback';

export async function GET(request: Request) {
  const { all } = await getStoriesWithFallback();
  return conditionalResponse(request, {
    body: await llmsText(all),
    type: 'text/plain; charset=utf-8',
    cacheControl: listCacheControl(all),
  });
}
