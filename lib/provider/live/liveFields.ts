import { memoize } from '@/lib/memoize';
import type { Coverage } from '@/lib/story/coverage';
import type { StoryCard } from '@/lib/story/story';

type MayBeLive = { coverage?: Coverage };

export const liveFields = (
  coverage: Coverage | null,
): { coverage?: Coverage; live?: NonNullable<StoryCard['live']> } =>
  coverage ? { coverage, live: coverage.endedAt === null ? 'on' : 'ended' } : {};

/** Ends a live page at its planned end, because an unchanged reply is not parsed again. */
export function endedInTime<S extends MayBeLive>(story: S, now: number): S {
  const { coverage } = story;
  if (!coverage?.endsAt || coverage.endsAt > new Date(now).toISOString()) return story;
  const { endsAt, ...ended } = coverage;
  return { ...story, ...liveFields({ ...ended, endedAt: endsAt }) };
}

const plannedEnds = memoize((stories: readonly MayBeLive[]) =>
  stories.flatMap(({ coverage }) => coverage?.endsAt ?? []).sort(),
);

export function endedLists<S extends MayBeLive>() {
  const endedBy = memoize((stories: readonly S[], end: string) =>
    stories.map((story) => endedInTime(story, Date.parse(end))),
  );
  return (stories: readonly S[], now = new Date().toISOString()): readonly S[] => {
    const end = plannedEnds(stories).findLast((at) => at <= now);
    return end === undefined ? stories : endedBy(stories, end);
  };
}

export const staleStory = <S extends { coverage?: Coverage | null }>(story: S): S =>
  story.coverage ? { ...story, coverage: { ...story.coverage, isStale: true } } : story;
