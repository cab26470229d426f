import type { CategoryKey } from '@/lib/content/keys';
import { ENTERTAINMENT_SAMPLES, ENTERTAINMENT_SUBCATEGORIES } from '@/lib/content/entertainment';
import type { SampleArticle } from '@/lib/content/sample';
import { SPORTS_SAMPLES, SPORTS_SUBCATEGORIES } from '@/lib/content/sports';
import { isPage, type PageKey, type PagePath, PAGES } from '@/lib/site/pages';

/** A section whose categories have pages of their own. */
export type Subdivided = {
  path: PagePath;
  subcategories: readonly {
    value: CategoryKey;
    key: PageKey;
    path: PagePath;
    /** What the provider files under it. */ news: readonly CategoryKey[];
  }[];
  samples: readonly SampleArticle[];
  /** What the provider files under the section itself. */
  news: readonly CategoryKey[];
  /** The title of an unknown subcategory, in `Subsection`. */
  unknown: 'entertainmentNews' | 'sportsNews';
};

const subcategories = (
  section: string,
  values: readonly CategoryKey[],
  alsoFiledAs: Partial<Record<CategoryKey, CategoryKey>> = {},
) =>
  values.flatMap((value) => {
    const path = `${section}/${value}`;
    const also = alsoFiledAs[value];
    return isPage(path)
      ? [{ value, path, key: PAGES[path], news: also ? [value, also] : [value] }]
      : [];
  });

export const ENTERTAINMENT: Subdivided = {
  path: '/entertainment',
  subcategories: subcategories('/entertainment', ENTERTAINMENT_SUBCATEGORIES, {
    bollywood: 'film',
  }),
  samples: ENTERTAINMENT_SAMPLES,
  news: ['entertainment'],
  unknown: 'entertainmentNews',
};

export const SPORTS: Subdivided = {
  path: '/sports',
  subcategories: subcategories('/sports', SPORTS_SUBCATEGORIES),
  samples: SPORTS_SAMPLES,
  news: ['sports'],
  unknown: 'sportsNews',
};

/** The most viewed, first. */
export const mostViewed = (samples: readonly SampleArticle[], count: number) =>
  samples.toSorted((a, b) => b.views - a.views).slice(0, count);
