import { foldedTexts, type Searchable } from './foldedTexts';
import { searchBySound } from './searchBySound';
import type { Term } from './terms';
import { WEIGHTS } from './weights';

const WHOLE_WORD = 1;

/** What a term is looked for as: by `begins` where it may be half written, and as whole words. */
type Needle = { begins: readonly string[]; whole: readonly string[] };

/** Of the terms, of which the last may be the beginning of a word. */
const needlesOf = (terms: readonly Term[]): Needle[] =>
  terms.map((spellings, at) => {
    const whole = spellings.map((spelling) => ` ${spelling} `);
    return {
      whole,
      begins: at === terms.length - 1 ? spellings.map((spelling) => ` ${spelling}`) : whole,
    };
  });

const holds = (text: string, spellings: readonly string[]) =>
  spellings.some((spelling) => text.includes(spelling));

/** How well a story answers; 0 when one of the terms is nowhere in it. */
function score(texts: readonly string[], needles: readonly Needle[]): number {
  let total = 0;
  for (const { begins, whole } of needles) {
    const found = texts.findIndex((text) => holds(text, begins));
    const [weight, text] = [WEIGHTS[found], texts[found]];
    if (weight === undefined || text === undefined) return 0;
    total += weight + (holds(text, whole) ? WHOLE_WORD : 0);
  }
  return total;
}

const isSample = ({ sample }: Searchable) => Number(sample ?? false);
const time = ({ publishedAt }: Searchable) => (publishedAt ? Date.parse(publishedAt) : 0);

/**
 * The stories that hold every term, or whose category or state has it for a name: the best match
 * first, the newer first among equals, samples after all news. Those follow in which some term only sounds
 * like one of their words. `terms` are folded.
 */
export function searchStories<T extends Searchable>(
  stories: readonly T[],
  terms: readonly Term[],
): T[] {
  if (terms.length === 0) return [];
  const needles = needlesOf(terms);
  const scores = stories.map((story) => score(foldedTexts(story), needles));
  const bySound = searchBySound(stories, terms);
  return stories
    .map((story, at) => ({ story, exact: scores[at] ?? 0, score: scores[at] || (bySound[at] ?? 0) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        isSample(a.story) - isSample(b.story) ||
        Number(b.exact > 0) - Number(a.exact > 0) ||
        b.score - a.score ||
        time(b.story) - time(a.story),
    )
    .map(({ story }) => story);
}
