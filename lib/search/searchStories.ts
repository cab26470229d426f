import { categoryKey } from '@/lib/content/keys';
import { oncePerList } from '@/lib/oncePerList';
import { bodyText } from '@/lib/stories/model/bodyText';
import type { Story } from '@/lib/stories/model/story';
import { namesOfCategory } from './categoryNames';
import type { Term } from './terms';
import { fold } from './words';

type Searchable = Pick<
  Story,
  | 'id'
  | 'title'
  | 'summary'
  | 'body'
  | 'highlights'
  | 'category'
  | 'place'
  | 'state'
  | 'publishedAt'
  | 'sample'
> & {
  /** Further words by which it is found. */
  topics?: string;
};

/**
 * Of a term found in the title, in the summary, or further down. The weights of one term decide
 * before its form does.
 */
const WEIGHTS = [8, 4, 2] as const;
const WHOLE_WORD = 1;

/**
 * Runs of characters other than spaces and the letters, marks and digits of the two scripts. A fast
 * first test: only these runs are tested by the slower `NOT_IN_A_WORD`.
 */
const UNUSUAL = /[^ a-z0-9\u0900-\u0963\u0966-\u096f\u0971-\u097f]+/g;
const NOT_IN_A_WORD = /[^\p{L}\p{M}\p{N}]/gu;

/**
 * Folded words with a space on either side of each, so that looking for a word is looking for a
 * string.
 */
const spaced = (text: string) =>
  ` ${fold(text).replace(UNUSUAL, (run) => run.replace(NOT_IN_A_WORD, ' '))} `;

/**
 * A story's texts, folded. Made once for each story: folding costs far more than looking, and a feed that changes
 * keeps most of its stories.
 */
const foldedTexts = oncePerList((story: Searchable): readonly string[] => {
  const { title, summary, body, highlights, category, place, state, topics } = story;
  const key = category && categoryKey(category);
  const names = key ? namesOfCategory(key) : [category];
  return [
    title,
    summary,
    [body && bodyText(body), ...highlights, ...names, place, state, topics].join(' '),
  ].map(spaced);
});

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
 * first, the newer first among equals, samples after all news. `terms` are folded.
 */
export function searchStories<T extends Searchable>(
  stories: readonly T[],
  terms: readonly Term[],
): T[] {
  if (terms.length === 0) return [];
  const needles = needlesOf(terms);
  return stories
    .map((story) => ({ story, score: score(foldedTexts(story), needles) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        isSample(a.story) - isSample(b.story) || b.score - a.score || time(b.story) - time(a.story),
    )
    .map(({ story }) => story);
}
