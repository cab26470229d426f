import { idsQuery } from '@/lib/stories/browser/storyIds';

export const STORIES_PATH = '/api/stories';

export const ANSWER_STORES = ['answers', 'seen'] as const;

export const answerKey = (id: string, lang: string): string =>
  new URL(`${STORIES_PATH}?ids=${idsQuery([id])}&lang=${lang}`, location.origin).href;
