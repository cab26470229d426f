import { DISTRICTS } from '@/lib/content/states/districts';
import { STATE_LIST } from '@/lib/content/states/states';
import { districtPath } from '@/lib/pages/districtPath';
import { isSection, sectionEntry } from '@/lib/pages/sections';
import { statePath } from '@/lib/pages/statePath';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { Listed, ListedByCard } from './listed';

/** What the page of a section, a state or a district lists. */
export function listOf(path: string): Listed {
  const state = STATE_LIST.find((one) => statePath(one) === path);
  if (state) return { by: 'state', state: state.key };
  const district = DISTRICTS.find((one) => districtPath(one) === path);
  if (district) return { by: 'district', district };
  return listOfSection(path);
}

/** The same of a section alone, and of what has no list of its own: all that its categories have. */
export function listOfSection(path: string): ListedByCard {
  const categories = categoriesOf(path);
  if (!isSection(path)) return { by: 'categories', categories };
  const { news, tags = [] } = sectionEntry(path);
  if (typeof news === 'string') return { by: 'all' };
  return tags.length > 0 ? { by: 'topic', categories, tags } : { by: 'categories', categories };
}
