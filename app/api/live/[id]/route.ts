import { safeDecode } from '@/lib/format/safeDecode';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { errorResponse, jsonResponse } from '@/lib/request/responses';
import { lastSegment } from '@/lib/request/sentSegments';
import { findStory } from '@/lib/stories/findStory';
import { liveAnswerOf } from '@/lib/stories/liveAnswerOf';
import type { NotFoundReason } from '@/lib/story/story';

const STATUS: Record<NotFoundReason, number> = { absent: 404, gone: 410, unknown: 502 };

/**
 * Edges cache failures too: readers ask together, and for 16,000 pages each request cost the site a
 * minute of CPU (`bench/live.mjs`).
 */
const noPage = (status: number) => errorResponse(status, 'No live page', CACHE_CONTROL.brief);

/** `LiveAnswer` for `?after={newest id shown}`; 404 and 410 end the polls of an open page. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const story = await findStory(safeDecode(lastSegment(request)), localeOfRequest(request));
  if (!story.ok) return noPage(STATUS[story.error]);
  const { coverage } = story.value;
  if (!coverage) return noPage(404);
  return jsonResponse(
    request,
    liveAnswerOf(story.value, coverage, searchParams.get('after')),
    // Readers ask at the same half minutes: if a stale answer were allowed, each would get the last
    // one.
    CACHE_CONTROL.brief,
  );
}
