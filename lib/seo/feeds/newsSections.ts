import { inCategories, inState } from '@/lib/news/sections';
import type { StoryCard } from '@/lib/news/story';
import { BUSINESS_CATEGORIES } from '@/lib/content/business';
import { ENTERTAINMENT_SUBCATEGORIES } from '@/lib/content/entertainment';
import type { CategoryKey } from '@/lib/content/keys';
import { SPORTS_SUBCATEGORIES } from '@/lib/content/sports';
import { STATE_LIST } from '@/lib/content/states';
import type { State } from '@/lib/content/states/state';
import type { PagePath } from '@/lib/site/pages';

/** All stories, and those of the states' news call among them. */
type Sources<T> = { all: readonly T[]; states: readonly T[] };

/** A page that lists news, with the stories that belong to it in either language. */
export type NewsSection = {
  /** Without language prefix. */
  path: string;
  /** Its feeds' name in their URLs. */
  feed: string;
  /** For the page of a state. */
  state?: State;
  stories: <T extends StoryCard>(sources: Sources<T>) => readonly T[];
};

const feedName = (path: string) => path.split('/').at(-1) || 'all';

const filedUnder = (path: PagePath, ...categories: CategoryKey[]): NewsSection => ({
  path,
  feed: feedName(path),
  stories: ({ all }) => inCategories(all, categories),
});

const stateSection = (state: State): NewsSection => ({
  path: `/india/${state.id}`,
  feed: state.id,
  state,
  stories: ({ all }) => inState(all, state.key),
});

/** Every page that lists news, home first. What is filed under a section is what its page shows. */
export const NEWS_SECTIONS: readonly NewsSection[] = [
  { path: '/', feed: 'all', stories: ({ all }) => all },
  { path: '/india', feed: 'india', stories: ({ states }) => states },
  ...STATE_LIST.map(stateSection),
  filedUnder('/world', 'world'),
  filedUnder('/business', 'business', ...BUSINESS_CATEGORIES),
  filedUnder('/sports', 'sports', ...SPORTS_SUBCATEGORIES),
  filedUnder('/sports/cricket', 'cricket'),
  filedUnder('/sports/ipl', 'ipl'),
  filedUnder('/sports/football', 'football'),
  filedUnder('/sports/others', 'others'),
  filedUnder('/entertainment', 'entertainment', 'film', ...ENTERTAINMENT_SUBCATEGORIES),
  filedUnder('/entertainment/bollywood', 'bollywood', 'film'),
  filedUnder('/entertainment/ott', 'ott'),
  filedUnder('/entertainment/tv', 'tv'),
  filedUnder('/technology', 'technology'),
  filedUnder('/lifestyle', 'lifestyle'),
  filedUnder('/astrology', 'astrology'),
  filedUnder('/opinion', 'opinion'),
  filedUnder('/live-tv', 'livetv'),
  filedUnder('/photos', 'photos'),
  filedUnder('/videos', 'videos'),
  filedUnder('/short-videos', 'shortvideos'),
  filedUnder('/web-stories', 'webstories'),
  filedUnder('/podcasts', 'podcasts'),
  filedUnder('/movie-reviews', 'moviereviews'),
  filedUnder('/premium', 'premium'),
];
