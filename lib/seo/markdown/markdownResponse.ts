import 'server-only';
import { safeDecode } from '@/lib/format/safeDecode';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { conditionalResponse, plainResponse } from '@/lib/request/responses';
import { findStories } from '@/lib/stories/findStory';
import { lastStories } from '@/lib/stories/getAllStories';
import type { Story } from '@/lib/story/story';
import { storyUrls } from '../storyUrls';
import { requestedStory } from './markdownPath';
import { storyMarkdown } from './storyMarkdown';

/**
 * 404, 410 for a withdrawn story, or 503 if a source is down, like the story's page, which is
 * canonical. Samples have no Markdown.
 */
export async function markdownResponse(request: Request, pathname: string): Promise<Response> {
  const asked = requestedStory(pathname);
  if (!asked) return plainResponse(404);
  const { locale, segment } = asked;
  const id = safeDecode(segment);
  const withSuffix = `${id}.md`; // an id may itself end in ".md"
  const { found, gone, coverage } = await findStories([id, withSuffix], locale, [id]);
  const story = found.get(id);
  if (story?.sample) return plainResponse(404);
  if (story) return written(request, story, locale);
  if (found.has(withSuffix)) return toPage(segment, locale);
  if (gone.has(id)) return plainResponse(410);
  return plainResponse(coverage === 'complete' ? 404 : 503);
}

async function written(request: Request, story: Story, locale: Locale): Promise<Response> {
  const { canonical } = storyUrls(story, locale, (await lastStories()) ?? []);
  return conditionalResponse(request, {
    body: await storyMarkdown(story, locale, Date.now()),
    type: 'text/markdown; charset=utf-8',
    cacheControl: CACHE_CONTROL.markdown,
    headers: { link: `<${canonical}>; rel="canonical"` },
  });
}

const toPage = (segment: string, locale: Locale) =>
  new Response(null, {
    status: 307,
    headers: { location: absoluteUrl(`/news/${segment}%2Emd`, locale) },
  });
