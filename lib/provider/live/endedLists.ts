import { oncePerList } from '@/lib/oncePerList';
import type { Coverage } from '@/lib/story/coverage';
import { endedInTime } from './coverageOf';

type MayBeLive = { coverage?: Coverage };

const plannedEnds = oncePerList((stories: readonly MayBeLive[]) =>
  stories.flatMap(({ coverage }) => coverage?.endsAt ?? []).sort(),
);

/**
 * Ends a list's live pages at their planned end, on cards as on their pages; the same list object
 * until one ends, and after.
 */
export function endedLists<S extends MayBeLive>() {
  const endedBy = oncePerList((stories: readonly S[], end: string) =>
    stories.map((story) => endedInTime(story, Date.parse(end))),
  );
  return (stories: readonly S[], now = new Date().toISOString()): readonly S[] => {
    const end = plannedEnds(stories).findLast((at) => at <= now);
    return end === undefined ? stories : endedBy(stories, end);
  };
}
