import { conditionalAnswer } from '@/lib/http/conditionalAnswer';
import { listCache } from '@/lib/http/listCache';
import { llmsText } from '@/lib/markdown/llmsText';
import { getKnownStories } from '@/lib/news/knownStories';

export async function GET(request: Request) {
  const { all } = await getKnownStories();
  return conditionalAnswer(request, {
    body: await llmsText(all),
    type: 'text/plain; charset=utf-8',
    cacheControl: listCache(all),
  });
}
