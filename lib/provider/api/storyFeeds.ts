import 'server-only';
import type { Feed } from '@/lib/provider/client/feed';
import { logFailure } from '@/lib/provider/client/logFeed';
import { changeOfUpdates, noteChanges } from '@/lib/provider/live/coverageOf';
import { extractJson } from '@/lib/provider/source/extractJson';
import { ENTRIES } from '@/lib/provider/source/limits';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import { type End, parseFeedBody, readList } from '@/lib/provider/source/readList';
import { FAILURES, indexById, type StoryEntry, type StoryFeed } from '@/lib/provider/source/source';
import { err, ok } from '@/lib/result';
import type { FeaturedStory } from '@/lib/story/story';
import { toStory } from './mapping';
import { storyFields } from './plainFields';
import { FEED_NAMES, PATH_PREFIX, providerStorySchema } from './providerSchema';
import { isUnpublished } from './unpublished';

const LIST_MEMBER = 'articles';

export const parseApiBody = (name: string) => (body: Buffer, keep: End) =>
  parseFeedBody(extractJson(body, name), LIST_MEMBER, keep);

type ParseOptions = {
  notAList: StoryFeed['list'];
  keep?: 'first' | 'last';
};

/** `valid` is false for a reply without a list or without a usable entry. */
type ApiFeed = StoryFeed & { valid: boolean };

function storyFeed(
  name: Feed<ApiFeed>['name'],
  failure: string,
  { notAList, keep = 'first' }: ParseOptions,
): Feed<ApiFeed> {
  return {
    name,
    path: `${PATH_PREFIX}${name}`,
    failure,
    isValid: ({ valid }) => valid,
    async interpret(body, before) {
      const answer = await readList(body, readStory(before), {
        feed: name,
        keep,
        known: before?.known ?? new Map(),
        identity: ({ story }) => story.id,
        parse: parseApiBody(name),
      });
      if (!answer) return err(notAList.ok ? failure : notAList.error);
      if (answer.kind === 'other' && !notAList.ok) return notAList;
      // Logged here, because later code only sees a valid empty result.
      if (answer.kind !== 'list') logFailure(name, 'the answer is not a list');
      if (answer.kind === 'other')
        return ok({ list: notAList, ...indexById([]), valid: false, coverage: 'none' });
      const { kind, kept, total, known } = answer;
      const isUnusable = kept.length === 0 && total > 0;
      return ok({
        list: kind === 'list' ? ok(kept.map(({ story }) => story)) : notAList,
        ...indexById(kept),
        valid: kept.length > 0 || (kind === 'list' && total === 0),
        coverage: isUnusable ? 'none' : total > ENTRIES ? 'partial' : 'complete',
        known,
      });
    },
  };
}

function readStory(before: StoryFeed | null) {
  const media = providerMedia();
  const now = Date.now();
  return (json: unknown): StoryEntry | null => {
    const fields = storyFields(json);
    const { data } = providerStorySchema.safeParse(fields);
    if (!data || isUnpublished(fields)) return null;
    const ids = [data.id, data._id].filter((id) => id !== undefined);
    return { ids, story: withNotedChanges(toStory(data, media, now), before, now) };
  };
}

function withNotedChanges(story: FeaturedStory, before: StoryFeed | null, now: number) {
  const { coverage } = story;
  if (!coverage) return story;
  const noted = noteChanges(coverage, before?.byId.get(story.id)?.coverage, now);
  return { ...story, ...changeOfUpdates(story, noted), coverage: noted };
}

export const breakingFeed = storyFeed(FEED_NAMES.breaking, FAILURES.breaking, {
  notAList: err('Invalid breaking news data'),
});
export const featuredFeed = storyFeed(FEED_NAMES.featured, FAILURES.featured, {
  notAList: err(FAILURES.featured),
});
/** A reply without a list counts as empty. The page shows the last entry first. */
export const newsFeed = storyFeed(FEED_NAMES.news, FAILURES.news, {
  notAList: ok([]),
  keep: 'last',
});
