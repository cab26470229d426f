import 'server-only';
import type { Metadata } from 'next';
import { inCategories } from '@/lib/news/storySelection';
import { type SubdividedPath, subcategoriesOf } from '@/lib/site/subcategories';
import { listMetadata } from './listMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

/** Metadata of a section's main page, whose list may be filtered by one of its categories. */
export async function subdividedMetadata(
  path: SubdividedPath,
  searchParams: SearchParams,
): Promise<Metadata> {
  const { category } = await searchParams;
  const chosen = subcategoriesOf(path).find(({ value }) => value === category);
  return listMetadata(
    path,
    searchParams,
    chosen && ((latest) => inCategories(latest, chosen.news)),
  );
}
