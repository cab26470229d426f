import 'server-only';
import { MINUTE_MS } from '@/lib/format/elapsed';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { deskFrontPage, lastProviderUpdate, provider, STORY_FEEDS } from '@/lib/provider/provider';
import { type Coverage, lastUpdate } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';
import { inOwnLanguage } from './translations';

export type LiveStory = Story & { coverage: Coverage };

type Stories = readonly Story[];

const NONE: Stories = [];

/** A live page without an update for this long was left open by mistake. */
const SILENT_MS = 12 * 60 * MINUTE_MS;

const isLive = (story: Story): story is LiveStory =>
  story.live === 'on' && story.coverage !== undefined;

const changed = ({ coverage }: LiveStory) =>
  Date.parse(lastUpdate(coverage) ?? coverage.startedAt ?? '') || 0;

const liveOf = memoize((stories: Stories) => stories.filter(isLive));

const liveIn = memoize((locale: Locale, ...lists: (readonly LiveStory[])[]) =>
  inOwnLanguage(
    [
      ...new Map(
        lists
          .flat()
          .toReversed()
          .map((story) => [story.id, story]),
      ).values(),
    ],
    locale,
  ).toSorted((a, b) => changed(b) - changed(a)),
);

const sameList = memoize((...stories: LiveStory[]): readonly LiveStory[] => stories);

/**
 * Ongoing live pages in the page's language: the desk's in its order, else all, latest update
 * first. Reads only lists that are already loaded.
 *
 * @param now epoch milliseconds
 */
export async function getLiveNow(locale: Locale, now: number): Promise<readonly LiveStory[]> {
  const [{ liveNow }] = await Promise.all([deskFrontPage(), lastProviderUpdate()]);
  const lists = await Promise.all(STORY_FEEDS.map((feed) => provider.lastStories(feed)));
  const live = liveIn(locale, ...lists.map((stories) => liveOf(stories ?? NONE))).filter(
    (story) => changed(story) > now - SILENT_MS,
  );
  const chosen = liveNow?.flatMap((id) => live.find((story) => story.id === id) ?? []);
  return sameList(...(chosen ?? live));
}
