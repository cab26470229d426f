import type { Story } from '@/lib/news/story';
import { fold } from './fold';
import type { Term } from './terms';

type Searchable = Pick<Story, 'id' | 'title' | 'summary' | 'body' | 'highlights' | 'place' | 'state' | 'publishedAt'>;

/** Of a term found in the title, in the summary, or further down. The weights of one term decide before its form does. */
const WEIGHTS = [8, 4, 2] as const;
const WHOLE_WORD = 1;

/** Neither a space nor a letter, mark or digit of the two scripts: a quick sieve for the thorough one below. */
const UNUSUAL = /[^ a-z0-9\u0900-\u0963\u0966-\u096f\u0971-\u097f]+/g;
const NOT_IN_A_WORD = /[^\p{L}\p{M}\p{N}]/gu;

/** Folded words with a space on either side of each, so that looking for a word is looking for a string. */
const spaced = (text: string) => ` ${fold(text).replace(UNUSUAL, (run) => run.replace(NOT_IN_A_WORD, ' '))} `;

type Folded = { story: Searchable; texts: readonly string[] };

/** Of the stories searched last. Folding costs far more than looking, and a feed that changes keeps most of its stories. */
let known: ReadonlyMap<string, Folded> = new Map();

const isSame = (a: Searchable, b: Searchable) =>
  a === b ||
  (a.title === b.title && a.summary === b.summary && a.body === b.body && a.place === b.place && a.state === b.state &&
    a.highlights.join('\n') === b.highlights.join('\n'));

function foldedOf(story: Searchable): Folded {
  const before = known.get(story.id);
  if (before && isSame(before.story, story)) return { story, texts: before.texts };
  const { title, summary, body, highlights, place, state } = story;
  return { story, texts: [title, summary, [body, ...highlights, place, state].join(' ')].map(spaced) };
}

/** How well a story answers the terms; 0 when one of them is nowhere in it. The last may be the beginning of a word. */
function score(texts: readonly string[], terms: readonly Term[]): number {
  let total = 0;
  for (const [at, spellings] of terms.entries()) {
    const holds = (end: string) => (text: string) => spellings.some((spelling) => text.includes(` ${spelling}${end}`));
    const found = texts.findIndex(holds(at === terms.length - 1 ? '' : ' '));
    const [weight, text] = [WEIGHTS[found], texts[found]];
    if (weight === undefined || text === undefined) return 0;
    total += weight + (holds(' ')(text) ? WHOLE_WORD : 0);
  }
  return total;
}

const time = ({ publishedAt }: Searchable) => (publishedAt ? Date.parse(publishedAt) : 0);

/** The stories that hold every term, the best match first, the newer first among equals. Ids are unique, `terms` folded. */
export function searchStories<T extends Searchable>(stories: readonly T[], terms: readonly Term[]): T[] {
  if (terms.length === 0) return [];
  const folded = new Map(stories.map((story) => [story.id, foldedOf(story)]));
  known = folded;
  return stories
    .map((story) => ({ story, score: score(folded.get(story.id)?.texts ?? [], terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || time(b.story) - time(a.story))
    .map(({ story }) => story);
}
