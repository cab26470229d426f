import { excerpt } from '@/lib/format/graphemes';
import { bodyText } from '@/lib/story/bodyText';
import type { LiveUpdate } from '@/lib/story/coverage';
import { storyPath } from '@/lib/story/story';

/** The element's id. Update ids have only characters that a fragment may have. */
export const updateAnchor = (update: string) => `u-${update}`;

/**
 * The query selects the update's page, the fragment its position, without a script. Links are
 * `nofollow`, or search engines would crawl a page per update.
 */
export const updatePath = (story: string, update: string) =>
  `${storyPath(story)}?update=${update}#${updateAnchor(update)}`;

const NAME_LENGTH = 90;

export const updateName = ({ headline, body }: Pick<LiveUpdate, 'headline' | 'body'>): string =>
  headline || excerpt(bodyText(body ?? []).split('\n')[0] ?? '', NAME_LENGTH);

export const keyMoments = (updates: readonly LiveUpdate[]): readonly LiveUpdate[] =>
  updates.filter((update) => update.isKey && updateName(update));

export const lastChangeOf = ({ at, changedAt = at }: Pick<LiveUpdate, 'at' | 'changedAt'>) =>
  changedAt;
