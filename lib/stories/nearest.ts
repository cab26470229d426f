import type { Locale } from '@/lib/i18n/locales';
import { type StoryCard, writtenIn } from '@/lib/story/story';
import { MORE_IN_SECTION } from './listLengths';

type Placed = Pick<StoryCard, 'lang' | 'otherLanguage' | 'state' | 'category'>;

const NEWEST = 200;

const known = (names: readonly (string | null)[]): ReadonlySet<string | null> =>
  new Set(names.filter((name) => name !== null));

const startingAt = <T>(list: readonly T[], at: number): readonly T[] => [
  ...list.slice(at),
  ...list.slice(0, at),
];

/**
 * Newest stories by language, then by shared state and category. The others rotate by
 * `sectionIndex`, so that sections do not end alike.
 *
 * @param sectionIndex the position of the page's section
 */
export function nearest<T extends Placed>(
  stories: readonly T[],
  shown: readonly Placed[],
  { locale, sectionIndex = 0 }: { locale: Locale; sectionIndex?: number },
): readonly T[] {
  const states = known(shown.map(({ state }) => state));
  const categories = known(shown.map(({ category }) => category));
  const inCommon = ({ state, category }: T) =>
    Number(states.has(state)) + Number(categories.has(category));
  const looked = stories.slice(0, NEWEST);
  const own = looked.filter((story) => writtenIn(story) === locale);
  const far = own.filter((story) => inCommon(story) === 0);
  return [
    ...own
      .filter((story) => inCommon(story) > 0)
      .toSorted((one, other) => inCommon(other) - inCommon(one)),
    ...startingAt(far, far.length && (sectionIndex * MORE_IN_SECTION) % far.length),
    ...looked.filter((story) => writtenIn(story) !== locale),
  ];
}
