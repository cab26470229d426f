import { STATE_LIST } from '@/lib/content/states/states';
import { isSection, sectionEntry } from '@/lib/pages/sections';
import { statePath } from '@/lib/pages/statePath';
import { categoriesOf } from '@/lib/pages/subcategories';
import type { Listed } from './listed';

/** What the page of a section or a state lists. */
export function listOf(path: string): Listed {
  const state = STATE_LIST.find((one) => statePath(one) === path);
  if (state) return { by: 'state', state: state.key };
  const categories = categoriesOf(path);
  if (!isSection(path)) return { by: 'categories', categories };
  const { news, tags = [] } = sectionEntry(path);
  if (typeof news === 'string') return { by: 'all' };
  return tags.length > 0 ? { by: 'topic', categories, tags } : { by: 'categories', categories };
}
