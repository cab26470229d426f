import 'server-only';
import { conditionalAnswer } from '@/lib/http/conditionalAnswer';
import { plainAnswer } from '@/lib/http/plainAnswer';
import type { Locale } from '@/lib/i18n/routing';
import { findStory } from '@/lib/news/findStory';
import { type Story, storyPath } from '@/lib/news/story';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { unescaped } from '@/lib/text/unescaped';
import { storyAsked } from './markdownPath';
import { storyMarkdown } from './storyMarkdown';

/**
 * The Markdown of a story, by its address: 404 when no source has the story, 503 when not one could be asked, as
 * its page answers. Search engines keep the page, which it names as canonical.
 */
export async function markdownAnswer(request: Request, pathname: string): Promise<Response> {
  const asked = storyAsked(pathname);
  if (!asked) return plainAnswer(404);
  const { locale, segment } = asked;
  const id = unescaped(segment);
  const story = await findStory(id, locale);
  if (story.ok) return written(request, story.value, locale);
  if (story.error === 'unknown') return plainAnswer(503);
  return (await findStory(`${id}.md`, locale)).ok ? toPage(segment, locale) : plainAnswer(404);
}

async function written(request: Request, story: Story, locale: Locale): Promise<Response> {
  return conditionalAnswer(request, {
    body: await storyMarkdown(story, locale),
    type: 'text/markdown; charset=utf-8',
    cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    headers: { link: `<${absoluteUrl(storyPath(story.id), locale)}>; rel="canonical"` },
  });
}

/** An id may itself end in ".md": with that dot escaped, the address is the page's again. */
const toPage = (segment: string, locale: Locale) =>
  new Response(null, { status: 307, headers: { location: absoluteUrl(`/news/${segment}%2Emd`, locale) } });
