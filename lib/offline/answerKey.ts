import { idsQuery } from '@/lib/stories/browser/storyIds';

/** The path that pages ask for whole stories at, of several at once. */
export const STORIES_PATH = '/api/stories';

/** The stores of its answers. */
export const ANSWER_STORES = ['answers', 'seen'] as const;

/** The URL that the answer of one story is kept by. */
export const answerKey = (id: string, lang: string): string =>
  new URL(`${STORIES_PATH}?ids=${idsQuery([id])}&lang=${lang}`, location.origin).href;
