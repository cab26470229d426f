import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getPageDescriptions } from '@/lib/site/pageDescriptions';
import { SECTIONS } from '@/lib/site/sections';
import { type SubdividedPath, subcategoriesOf } from '@/lib/site/subcategories';
import { listMetadata } from './listMetadata';
import { namedMetadata } from './namedMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

/** Metadata of a subcategory's page; an unknown one is `noindex`. */
export async function subcategoryMetadata(
  section: SubdividedPath,
  {
    params,
    searchParams,
  }: { params: Promise<{ subcategory: string }>; searchParams: SearchParams },
): Promise<Metadata> {
  const { subcategory } = await params;
  const here = subcategoriesOf(section).find(({ value }) => value === subcategory);
  if (here) return listMetadata(here.path, searchParams);
  const [own, descriptions] = await Promise.all([
    getTranslations('Subsection'),
    getPageDescriptions(),
  ]);
  const { key } = SECTIONS[section];
  const general = {
    path: section,
    title: own(key),
    description: descriptions(key),
  };
  return { ...(await namedMetadata(general)), robots: { index: false } };
}
