import type { Wording } from '@/lib/i18n/localized';

export const scenePath = (scene: string) => `/scenes/${scene}.svg`;

export type SampleArticle = {
  id: string;
  title: Wording;
  description: Wording;
  picture: string;
  category: string;
  readMinutes: number;
  views: number;
  publishedAt: string;
  author?: Wording;
  city?: Wording;
  tags?: Wording<readonly string[]>;
  rating?: number;
  matchResult?: Wording;
  venue?: Wording;
  trend?: 'up' | 'down';
  changePercent?: number;
};

export type SampleText = { body: Wording<readonly string[]> };

export const mostViewed = (samples: readonly SampleArticle[], count: number) =>
  samples.toSorted((a, b) => b.views - a.views).slice(0, count);

export const bestRated = (samples: readonly SampleArticle[], count: number) =>
  samples
    .filter(({ rating }) => rating !== undefined)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .slice(0, count);
