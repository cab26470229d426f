import 'server-only';
import { categoryKey } from '@/lib/content/keys';
import { oncePerList } from '@/lib/oncePerList';
import { bodyText } from '@/lib/stories/model/bodyText';
import type { Story } from '@/lib/stories/model/story';
import { namesOfCategory } from './categoryNames';
import { withoutDots } from './dottedLetters';
import { fold } from './words';

/** What is searched of a story. */
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
> & {
  /** Further words by which it is found. */
  topics?: string;
};

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
  ` ${fold(withoutDots(text)).replace(UNUSUAL, (run) => run.replace(NOT_IN_A_WORD, ' '))} `;

/**
 * A story's texts, folded: title, summary, and all else, the body last. Made once for each story: folding costs
 * far more than looking, and a feed that changes keeps most of its stories.
 */
export const foldedTexts = oncePerList((story: Searchable): readonly string[] => {
  const { title, summary, body, highlights, category, place, state, topics } = story;
  const key = category && categoryKey(category);
  const names = key ? namesOfCategory(key) : [category];
  return [
    title,
    summary,
    [...highlights, ...names, place, state, topics, body && bodyText(body)].join(' '),
  ].map(spaced);
});
