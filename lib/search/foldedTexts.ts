import 'server-only';
import { categoryKey } from '@/lib/content/keys';
import { withoutDots } from '@/lib/format/dottedLetters';
import { fold } from '@/lib/format/foldedWords';
import { memoize } from '@/lib/memoize';
import { namesOfCategory } from '@/lib/pages/categoryNames';
import { bodyText } from '@/lib/story/bodyText';
import { liveText } from '@/lib/story/liveText';
import type { Story } from '@/lib/story/story';

export type Searchable = Pick<
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
  | 'coverage'
> & {
  topics?: string;
};

const UNUSUAL = /[^ a-z0-9\u0900-\u0963\u0966-\u096f\u0971-\u097f]+/g;
const NOT_IN_A_WORD = /[^\p{L}\p{M}\p{N}]/gu;

/** Names only in capitals: "prices go up by 5 pm" mentions neither a state nor a minister. */
const ALSO_WORDS = /\b(?:[Uu][ps]|[Pp]m)\b|(?<=\d ?)PM\b/g;
/** Marks the end of such a word if it is not a name. */
export const NO_NAME = '0';

/** Spaces around every word turn a word search into a string search. */
const spaced = (text: string) =>
  ` ${fold(withoutDots(text).replace(ALSO_WORDS, `$&${NO_NAME}`)).replace(UNUSUAL, (run) => run.replace(NOT_IN_A_WORD, ' '))} `;

/**
 * Title, summary, then the rest. Memoised per story, because folding costs far more than searching.
 */
export const foldedTexts = memoize((story: Searchable): readonly string[] => {
  const { title, summary, body, highlights, category, place, state, topics, coverage } = story;
  const key = category && categoryKey(category);
  const names = key ? namesOfCategory(key) : [category];
  return [
    title,
    summary,
    [
      ...[...highlights, ...names, place, state, topics],
      body && bodyText(body),
      coverage && liveText(coverage),
    ].join(' '),
  ].map(spaced);
});
