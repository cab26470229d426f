import { type District, districtsOf } from '@/lib/content/districts';
import type { State } from '@/lib/content/stateRecord';
import { STATE_LIST } from '@/lib/content/states';
import { districtPath } from '@/lib/pages/districtPath';
import { SECTION_PATHS, sectionEntry, type SectionPath } from '@/lib/pages/sections';
import { statePath } from '@/lib/pages/statePath';
import { categoriesOf } from '@/lib/pages/subcategories';
import { inDistrict } from '@/lib/stories/inDistrict';
import { inState, inTopic } from '@/lib/stories/storySelection';
import type { Story, StoryCard } from '@/lib/story/story';

export const FEED_FORMATS = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  atom: { type: 'application/atom+xml', name: 'Atom' },
  json: { type: 'application/feed+json', name: 'JSON Feed' },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

export const FORMATS: readonly FeedFormat[] = ['rss', 'atom', 'json'];

type Sources<T> = { all: readonly T[]; states: readonly T[] };

export type PageFeed = {
  path: string;
  feed: string;
  state?: State;
  district?: District;
  stories: <T extends StoryCard & Pick<Story, 'tags'>>(sources: Sources<T>) => readonly T[];
};

/** A topic may have the same name as a section. */
const feedName = (path: string) =>
  path.startsWith('/topic/') ? path.slice(1).replace('/', '-') : path.split('/').at(-1) || 'all';

function fixedSection(path: SectionPath): PageFeed {
  const { news, tags = [] } = sectionEntry(path);
  const categories = categoriesOf(path);
  return {
    path,
    feed: feedName(path),
    stories: ({ all, states }) => {
      if (news === 'all') return all;
      return news === 'states' ? states : inTopic(all, { categories, tags });
    },
  };
}

const stateSection = (state: State): PageFeed => ({
  path: statePath(state),
  feed: state.id,
  state,
  stories: ({ all }) => inState(all, state.key),
});

const districtSection = (district: District): PageFeed => ({
  path: districtPath(district),
  feed: `${district.state.id}-${district.id}`,
  district,
  stories: ({ all }) => inDistrict(all, district.id),
});

const STATES_SECTION: string = '/india';

export const PAGE_FEEDS: readonly PageFeed[] = SECTION_PATHS.flatMap((path) => [
  fixedSection(path),
  ...(path === STATES_SECTION
    ? STATE_LIST.flatMap((state) => [
        stateSection(state),
        ...districtsOf(state).map(districtSection),
      ])
    : []),
]);
