import { isSection, sectionEntry } from '@/lib/pages/sections';
import { categoriesOf } from '@/lib/pages/subcategories';
import { PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import type { Listed } from '@/lib/stories/getArchivePage';

export function listOf(path: string): Listed {
  const { state, district } = PAGE_FEEDS.find((one) => one.path === path) ?? {};
  if (district) return { by: 'district', district };
  if (state) return { by: 'state', state: state.key };
  const isOfAll = isSection(path) && typeof sectionEntry(path).news === 'string';
  return isOfAll ? { by: 'all' } : { by: 'categories', categories: categoriesOf(path) };
}
