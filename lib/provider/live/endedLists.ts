import { oncePerList } from '@/lib/oncePerList';
import type { Coverage } from '@/lib/story/coverage';
import { endedInTime } from './coverageOf';

type MayBeLive = { coverage?: Coverage };

const plannedEnds = oncePerList((stories: readonly MayBeLive[]) =>
  stories.flatMap(({ coverage }) => coverage?.endsAt ?? []).sort(),
);

/**
 * A list whose live pages are over once their planned end has come, on cards as on their pages. The same
 * list until then, and the same one after it.
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
