import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl, alternatesAt, languageAlternates } from '@/lib/pages/absoluteUrl';
import { pagePath } from '@/lib/pages/paging';
import { translatedStories } from '@/lib/stories/translations';
import { type Story, storyPath } from '@/lib/story/story';

type Pages = { own: string; languages: Record<string, string> };

/**
 * A translated story's page in its own language, and that of each; else undefined. Lists count
 * first, because a source also names draft translations.
 */
export function translatedPages(
  { id, lang, translatedIds }: Pick<Story, 'id' | 'lang' | 'translatedIds'>,
  known: readonly Story[],
): Pages | undefined {
  const ids = translatedStories(known).get(id)?.ids ?? namedIds(translatedIds);
  return (
    ids && {
      own: absoluteUrl(storyPath(id), lang),
      languages: alternatesAt((locale) => {
        const own = ids.get(locale);
        return own && storyPath(own);
      }),
    }
  );
}

const namedIds = (ids: Story['translatedIds']): ReadonlyMap<string, string> | undefined =>
  ids && new Map(Object.entries(ids));

/**
 * `own`: the story's first page here; `canonical`: the asked page of it, or the original of a
 * syndicated copy, which has no other languages.
 */
type StoryUrls = { own: string; canonical: string; languages?: Record<string, string> };

/**
 * The same for a story's page, its lite page, Markdown and structured data, in any language's frame.
 *
 * @param known the lists' stories, where its translation may be
 * @param number of the page of a live page's updates
 */
export function storyUrls(
  story: Story,
  locale: Locale,
  known: readonly Story[],
  number = 1,
): StoryUrls {
  const path = storyPath(story.id);
  const translated = translatedPages(story, known);
  const own = translated?.own ?? absoluteUrl(path, locale);
  if (story.canonicalUrl) return { own, canonical: story.canonicalUrl };
  const canonical = pagePath(own, number);
  // A translation's later pages have other updates.
  if (translated)
    return { own, canonical, ...(number === 1 && { languages: translated.languages }) };
  return { own, canonical, languages: languageAlternates(pagePath(path, number)) };
}
