import { OWN_LANGUAGE_FIRST } from '#site/settings.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import type { StoryCard } from '@/lib/story/story';
import { isOwn } from './translations';

type Ranked = Pick<StoryCard, 'id' | 'lang' | 'otherLanguage' | 'title' | 'category' | 'state'>;

const SAME_STATE = 2;
const SAME_CATEGORY = 1;
const SHARED_WORD = 2;

const NEWEST = 200;
/** A word in more headlines is too common to relate stories. */
const RARE = { atLeast: 3, share: 0.04 };
/** Short Latin words are grammar; Devanagari names can be as short. */
const SHORTEST = { Latin: 4, other: 3 };

const wordsIn = (title: string): Set<string> =>
  new Set(
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.filter((word) => word.length >= SHORTEST[/^[a-z]/.test(word) ? 'Latin' : 'other']),
  );

const indexOf = memoize(<T extends Ranked>(stories: readonly T[]) => {
  const entries = stories.slice(0, NEWEST).map((story) => ({ story, words: wordsIn(story.title) }));
  const counts = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(RARE.atLeast, entries.length * RARE.share);
  const isRare = (word: string) => (counts.get(word) ?? 0) <= most;
  return entries.map(({ story, words }) => ({ story, words: [...words].filter(isRare) }));
});

/**
 * Ranks by state, category and rare headline words, the page's language first. Ties keep the list's
 * order, so unrelated lists show their first stories.
 */
export function relatedStories<T extends Ranked>(
  stories: readonly T[],
  story: Ranked,
  { count, locale }: { count: number; locale: Locale },
): readonly T[] {
  const own = wordsIn(story.title);
  const scoreOf = ({ state, category }: T, words: readonly string[]) =>
    (state !== null && state === story.state ? SAME_STATE : 0) +
    (category !== null && category === story.category ? SAME_CATEGORY : 0) +
    words.filter((word) => own.has(word)).length * SHARED_WORD;
  const isForeign = (other: T) => Number(OWN_LANGUAGE_FIRST && !isOwn(other, locale));
  return indexOf(stories)
    .filter(({ story: { id } }) => id !== story.id)
    .map(({ story: other, words }) => ({ other, score: scoreOf(other, words) }))
    .sort((a, b) => isForeign(a.other) - isForeign(b.other) || b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}
