import type { Localized } from '@/lib/i18n/localized';

/** The text of sample articles by their ids, in paragraphs. */
export type Bodies = Readonly<Record<string, Localized<readonly string[]>>>;

/** The drawn scenes in `public/scenes`. */
export const SCENES = [
  'academy',
  'ashram',
  'assembly',
  'bankvan',
  'beach',
  'blockprint',
  'bluefort',
  'bus',
  'caves',
  'charger',
  'cinema',
  'citypalace',
  'classroom',
  'coldroom',
  'council',
  'covers',
  'cricket',
  'derby',
  'desertclass',
  'desertstars',
  'eboat',
  'elephant',
  'elephanta',
  'experiment',
  'fortplay',
  'gateway',
  'ghatlamps',
  'ghats',
  'goldleaf',
  'golgumbaz',
  'gopuram',
  'guides',
  'hampi',
  'hillfort',
  'hills',
  'hilltrain',
  'hockey',
  'howrah',
  'imambara',
  'kabaddi',
  'kitchen',
  'lake',
  'library',
  'lion',
  'loom',
  'mangrove',
  'marathon',
  'mysuru',
  'nagara',
  'nets',
  'nightsky',
  'nursephone',
  'phone',
  'plan',
  'rain',
  'rann',
  'readingroom',
  'reels',
  'rockart',
  'rocktemple',
  'roller',
  'roofsolar',
  'rooftops',
  'sandfort',
  'saridrape',
  'sarnath',
  'scoreboard',
  'seadiary',
  'shares',
  'shoretemple',
  'sikri',
  'singing',
  'sitar',
  'solar',
  'somnath',
  'stage',
  'stepwell',
  'stupa',
  'sweets',
  'taj',
  'tea',
  'technicians',
  'terracotta',
  'tiger',
  'toytrain',
  'train',
  'turbinecheck',
  'victoria',
  'villagefootball',
  'vimana',
  'walkers',
  'workshop',
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
