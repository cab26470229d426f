import 'server-only';
import { absoluteUrl, alternatesAt } from '@/lib/pages/absoluteUrl';
import { translatedStories } from '@/lib/stories/translations';
import { type Story, storyPath } from '@/lib/story/story';

type Alternates = { canonical: string; languages: Record<string, string> };

/**
 * Of a story with a translation, whose own page is canonical to its page in the other language's
 * frame; else undefined.
 */
export function translationAlternates(
  id: string,
  stories: readonly Story[],
): Alternates | undefined {
  const translated = translatedStories(stories).get(id);
  return (
    translated && {
      canonical: absoluteUrl(storyPath(id), translated.lang),
      languages: alternatesAt((locale) => {
        const own = translated.ids.get(locale);
        return own && storyPath(own);
      }),
    }
  );
}
