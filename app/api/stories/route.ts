import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { errorResponse, jsonResponse } from '@/lib/request/responses';
import { parseStoryIds } from '@/lib/stories/browser/storyIds';
import { findStories } from '@/lib/stories/findStory';
import { STORIES_PER_REQUEST } from '@/lib/stories/listLengths';

/**
 * Stories by id, `?ids=a,b&lang=hi`. Missing ids come as `absent` or `gone`; 502 if a source fails
 * and no story is found.
 */
export async function GET(request: Request) {
  const ids = parseStoryIds(new URL(request.url).searchParams.get('ids') ?? '').slice(
    0,
    STORIES_PER_REQUEST,
  );
  if (ids.length === 0) return jsonResponse(request, []);

  const { found, gone, coverage } = await findStories(ids, localeOfRequest(request));
  const stories = [...found].map(([id, { coverage: _, ...story }]) => ({ ...story, id }));
  if (coverage === 'complete')
    return jsonResponse(request, [
      ...stories,
      ...ids
        .filter((id) => !found.has(id))
        .map((id) => ({ id, missing: gone.has(id) ? 'gone' : 'absent' })),
    ]);
  return stories.length > 0
    ? Response.json(stories, { headers: { 'cache-control': CACHE_CONTROL.none } })
    : errorResponse(502, 'News article not found');
}
