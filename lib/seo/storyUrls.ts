import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl, alternatesAt, languageAlternates } from '@/lib/pages/absoluteUrl';
import { pagePath } from '@/lib/pages/paging';
import { translatedStories } from '@/lib/stories/translations';
import { type Story, storyPath } from '@/lib/story/story';

type Pages = { own: string; languages: Record<string, string> };

/**
 * A translated story's URLs, its own and each language's; otherwise undefined. The lists take
 * precedence, because a source also names draft translations.
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
 * `own`: the story's first page on this site. `canonical`: the requested page, or the original of a
 * syndicated copy, which has no other languages.
 */
type StoryUrls = { own: string; canonical: string; languages?: Record<string, string> };

/**
 * One set of URLs for a story's page, lite page, Markdown and structured data, whatever the page's
 * language.
 *
 * @param known the lists' stories, which may include its translation
 * @param number the page number of a live page's updates
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
