import type { Wording } from '@/lib/i18n/localized';

/** Where a scene of the configuration lies on this site, by its name. */
export const scenePath = (scene: string) => `/scenes/${scene}.svg`;

/** A static sample article of a section: fixed text that the pages show beside the live news. */
export type SampleArticle = {
  id: string;
  title: Wording;
  description: Wording;
  /** The name of a scene. */
  picture: string;
  /** The key of a category. */
  category: string;
  readMinutes: number;
  views: number;
  /** ISO date, e.g. '2024-01-15'. */
  publishedAt: string;
  author?: Wording;
  city?: Wording;
  tags?: Wording<readonly string[]>;
  /** Out of five. */
  rating?: number;
  matchResult?: Wording;
  venue?: Wording;
  trend?: 'up' | 'down';
  /** A signed change in percent. */
  changePercent?: number;
};

/** What is read of a sample once it is opened, in paragraphs. */
export type SampleText = { body: Wording<readonly string[]> };

/** The most viewed, first. */
export const mostViewed = (samples: readonly SampleArticle[], count: number) =>
  samples.toSorted((a, b) => b.views - a.views).slice(0, count);

/** Those with a rating, the best first. */
export const bestRated = (samples: readonly SampleArticle[], count: number) =>
  samples
    .filter(({ rating }) => rating !== undefined)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .slice(0, count);
