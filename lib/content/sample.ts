import type { Localized } from '@/lib/i18n/localized';

/** The drawn scenes in `public/scenes`. */
export const SCENES = [
  'bank',
  'bazaar',
  'bluelane',
  'breakfast',
  'bridge',
  'bus',
  'cinema',
  'city',
  'clinic',
  'clocks',
  'cricket',
  'dish',
  'dolls',
  'flats',
  'football',
  'furnace',
  'garlic',
  'ghats',
  'hills',
  'kitchen',
  'kites',
  'lake',
  'library',
  'loom',
  'market',
  'meeting',
  'nightsky',
  'notebooks',
  'phone',
  'plate',
  'podcast',
  'rain',
  'rickshaw',
  'rowing',
  'school',
  'solar',
  'stage',
  'starmap',
  'stepwell',
  'tiger',
  'toys',
  'train',
  'tram',
  'wetland',
  'wheat',
  'windfarm',
] as const;

export type Scene = (typeof SCENES)[number];

/** Where a scene lies on this site. */
export const scenePath = (scene: Scene) => `/scenes/${scene}.svg`;

/** A static sample article of a section: fixed text that the pages show beside the live news. */
export type SampleArticle<Category extends string = string> = {
  id: string;
  title: Localized;
  description: Localized;
  picture: Scene;
  category: Category;
  readMinutes: number;
  views: number;
  /** ISO date, e.g. '2024-01-15'. */
  publishedAt: string;
  author?: Localized;
  city?: Localized;
  tags?: Localized<readonly string[]>;
  /** Out of five. */
  rating?: number;
  matchResult?: Localized;
  venue?: Localized;
  trend?: 'up' | 'down';
  /** A signed change in percent. */
  changePercent?: number;
};

/** The most viewed, first. */
export const mostViewed = (samples: readonly SampleArticle[], count: number) =>
  samples.toSorted((a, b) => b.views - a.views).slice(0, count);

/** Those with a rating, the best first. */
export const bestRated = (samples: readonly SampleArticle[], count: number) =>
  samples
    .filter(({ rating }) => rating !== undefined)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .slice(0, count);
