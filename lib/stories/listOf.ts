import { DISTRICTS } from '@/lib/content/states/districts';
import { STATE_LIST } from '@/lib/content/states/states';
import { districtPath } from '@/lib/pages/districtPath';
import { SECTION_PATHS, sectionEntry, type SectionPath } from '@/lib/pages/sections';
import { statePath } from '@/lib/pages/statePath';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { Listed, ListedByCard } from './listed';

export function listOf(path: string): Listed {
  const state = STATE_LIST.find((one) => statePath(one) === path);
  if (state) return { by: 'state', state: state.key };
  const district = DISTRICTS.find((one) => districtPath(one) === path);
  if (district) return { by: 'district', district };
  return listOfSection(path);
}

export const listOfSection = (path: string): ListedByCard =>
  SECTION_LISTS.get(path) ?? { by: 'categories', categories: [] };

function listOfEntry(path: SectionPath): ListedByCard {
  const { news, tags = [] } = sectionEntry(path);
  const categories = categoriesOf(path);
  if (typeof news === 'string') return { by: 'all' };
  return tags.length > 0 ? { by: 'topic', categories, tags } : { by: 'categories', categories };
}

/** Made once, since what is chosen by them is memoised by their identity. */
const SECTION_LISTS = new Map<string, ListedByCard>(
  SECTION_PATHS.map((path) => [path, listOfEntry(path)]),
);
