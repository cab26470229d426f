import { BUSINESS_BODIES } from '@/lib/content/bodies/business';
import { ENTERTAINMENT_BODIES } from '@/lib/content/bodies/entertainment';
import { SPORTS_BODIES } from '@/lib/content/bodies/sports';
import { WORLD_BODIES } from '@/lib/content/bodies/world';
import { BUSINESS_CATEGORIES, BUSINESS_SAMPLES } from '@/lib/content/business';
import { ENTERTAINMENT_SAMPLES } from '@/lib/content/entertainment';
import type { CategoryKey } from '@/lib/content/keys';
import { LIFESTYLE_ARTICLE } from '@/lib/content/lifestyle';
import type { Bodies, SampleArticle } from '@/lib/content/sample';
import { SPORTS_SAMPLES } from '@/lib/content/sports';
import { TECHNOLOGY_ARTICLE } from '@/lib/content/technology';
import { WORLD_SAMPLES } from '@/lib/content/world';
import type { PageEntry } from './pageEntry';

/** A page that lists news: it has feeds, and the sitemap gives it the time of its last story. */
export type Section = PageEntry & {
  /** The provider's categories that it takes; or all stories, or those of the states' news call. */
  readonly news: readonly CategoryKey[] | 'all' | 'states';
  /** Sample articles that it shows, and their texts. */
  readonly samples?: readonly SampleArticle[];
  readonly bodies?: Bodies;
};

/**
 * Every section by its URL without language prefix, in the order of sitemaps. One beneath another
 * is its subcategory, whose news the section takes as well; its last segment is its category.
 * Navigation, breadcrumbs, feeds, sitemaps and look-up of samples come from this list.
 */
export const SECTIONS = {
  '/': { key: 'home', news: 'all', menus: { main: 10 } },
  '/india': { key: 'india', news: 'states', menus: { main: 20, footer: 10 } },
  '/world': {
    key: 'world',
    news: ['world'],
    samples: WORLD_SAMPLES,
    bodies: WORLD_BODIES,
    menus: { main: 30, footer: 20 },
  },
  '/business': {
    key: 'business',
    news: ['business', ...BUSINESS_CATEGORIES],
    samples: BUSINESS_SAMPLES,
    bodies: BUSINESS_BODIES,
    menus: { main: 40, footer: 30 },
  },
  '/sports': {
    key: 'sports',
    news: ['sports'],
    samples: SPORTS_SAMPLES,
    bodies: SPORTS_BODIES,
    menus: { main: 50, footer: 40 },
  },
  '/sports/cricket': { key: 'cricket', news: ['cricket'] },
  '/sports/ipl': { key: 'ipl', news: ['ipl'] },
  '/sports/football': { key: 'football', news: ['football'] },
  // Sport that is filed under no game of its own. The category "Others" is of anything.
  '/sports/others': { key: 'others', news: ['sports'] },
  '/entertainment': {
    key: 'entertainment',
    news: ['entertainment'],
    samples: ENTERTAINMENT_SAMPLES,
    bodies: ENTERTAINMENT_BODIES,
    menus: { main: 60, footer: 50 },
  },
  '/entertainment/bollywood': { key: 'bollywood', news: ['bollywood', 'film'] },
  '/entertainment/ott': { key: 'ott', news: ['ott'] },
  '/entertainment/tv': { key: 'tv', news: ['tv'] },
  '/technology': {
    key: 'technology',
    news: ['technology'],
    samples: [TECHNOLOGY_ARTICLE],
    bodies: { [TECHNOLOGY_ARTICLE.id]: TECHNOLOGY_ARTICLE.body },
    menus: { main: 70, footer: 60 },
  },
  '/lifestyle': {
    key: 'lifestyle',
    news: ['lifestyle'],
    samples: [LIFESTYLE_ARTICLE],
    bodies: { [LIFESTYLE_ARTICLE.id]: LIFESTYLE_ARTICLE.body },
    menus: { main: 80, footer: 70 },
  },
  '/astrology': { key: 'astrology', news: ['astrology'], menus: { footer: 80 } },
  '/opinion': {
    key: 'opinion',
    icon: 'quote',
    news: ['opinion'],
    menus: { footer: 90, quickAccess: 90 },
  },
  '/live-tv': {
    key: 'liveTv',
    icon: 'tv',
    news: ['livetv'],
    menus: { footer: 100, fullMenu: 10, quickAccess: 10 },
  },
  '/photos': {
    key: 'photos',
    icon: 'gallery',
    news: ['photos'],
    menus: { footer: 110, quickAccess: 60 },
  },
  '/videos': {
    key: 'videos',
    icon: 'video',
    news: ['videos'],
    menus: { footer: 120, quickAccess: 30 },
  },
  '/short-videos': {
    key: 'shortVideos',
    icon: 'short',
    news: ['shortvideos'],
    menus: { footer: 140, moreSections: 20, quickAccess: 40 },
  },
  '/web-stories': {
    key: 'webStories',
    icon: 'stories',
    news: ['webstories'],
    menus: { footer: 150, moreSections: 30, quickAccess: 50 },
  },
  '/podcasts': {
    key: 'podcasts',
    icon: 'mic',
    news: ['podcasts'],
    menus: { footer: 160, moreSections: 40, quickAccess: 70 },
  },
  '/movie-reviews': {
    key: 'movieReviews',
    icon: 'film',
    news: ['moviereviews'],
    menus: { footer: 170, moreSections: 50, quickAccess: 80 },
  },
  '/premium': {
    key: 'premium',
    icon: 'premium',
    news: ['premium'],
    menus: { footer: 130, moreSections: 10, quickAccess: 20 },
  },
} as const satisfies Record<`/${string}`, Section>;

export type SectionPath = keyof typeof SECTIONS;

/** Whether a URL without language prefix is a section's. */
export const isSection = (path: string): path is SectionPath => Object.hasOwn(SECTIONS, path);

export const SECTION_PATHS: readonly SectionPath[] = Object.keys(SECTIONS).filter(isSection);
