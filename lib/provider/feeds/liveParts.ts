import { memoize } from '@/lib/memoize';
import { bodyOfText } from '@/lib/provider/body/storyBody';
import { logLoss } from '@/lib/provider/client/logFeed';
import { coverageOf, changeOfUpdates, noteChanges } from '@/lib/provider/live/coverageOf';
import { liveFields } from '@/lib/provider/live/liveFields';
import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import type { FeaturedStory } from '@/lib/story/story';

export type LivePart = { id: string; coverage: Coverage | null };

export function livePart(
  id: string,
  items: readonly FeaturedStory[],
  before: LivePart | null,
): LivePart {
  const now = Date.now();
  const updates = items.flatMap((item) => updateOf(item) ?? []);
  const coverage = coverageOf({ startedAt: null, endedAt: null, updates }, now);
  return { id, coverage: coverage && noteChanges(coverage, before?.coverage ?? undefined, now) };
}

function updateOf(item: FeaturedStory): LiveUpdate | null {
  const { id, title, summary, body, picture, videoUrl, author, publishedAt, modifiedAt } = item;
  if (publishedAt === null) return null;
  return {
    id,
    at: publishedAt,
    ...(modifiedAt && { changedAt: modifiedAt }),
    headline: title,
    body: body ?? (summary ? bodyOfText(summary) : null),
    ...(author && { author }),
    picture,
    videoUrl,
    isKey: false,
  };
}

export const withLiveParts = memoize(
  (stories: readonly FeaturedStory[], ...parts: LivePart[]): readonly FeaturedStory[] => {
    const coverages = new Map(parts.map(({ id, coverage }) => [id, coverage]));
    for (const id of coverages.keys())
      if (!stories.some((story) => story.id === id))
        logLoss('/feeds', `no story ${id} for the updates of live=${id}`, `live ${id}`);
    if (parts.length === 0) return stories;
    return stories.map((story) => {
      const coverage = coverages.get(story.id);
      return coverage
        ? { ...story, ...changeOfUpdates(story, coverage), ...liveFields(coverage) }
        : story;
    });
  },
);
