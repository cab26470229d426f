import 'server-only';
import type { PolledEndpoint } from '@/lib/browser/pollIntervals';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import { getBreaking, getFeatured, getSlides, getTrending, startOfBreaking } from './getNews';

type PolledList = (locale: Locale, isAll: boolean) => Promise<Result<readonly unknown[], string>>;

/** The lists that an open front page asks for, by their endpoint below `/api/`. */
export const POLLED_LISTS: Record<PolledEndpoint, PolledList> = {
  posters: getSlides,
  /** The first stories as the front page shows them, or all of them. */
  'breaking-news': async (locale, isAll) => {
    const result = await getBreaking(locale);
    return isAll ? result : startOfBreaking(result, locale);
  },
  'featured-stories': getFeatured,
  trending: getTrending,
};
