import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import { PAGES } from '@/lib/site/pages';
import { namedMetadata } from './namedMetadata';
import type { Subdivided } from './subdivided';

/** Metadata of a subcategory's page; an unknown one is `noindex`. */
export async function subcategoryMetadata(
  section: Subdivided,
  params: Promise<{ subcategory: string }>,
): Promise<Metadata> {
  const { subcategory } = await params;
  const here = section.subcategories.find(({ value }) => value === subcategory);
  if (here) return listMetadata(here.path);
  const [own, descriptions] = [
    await getTranslations('Subsection'),
    await getTranslations('PageDescriptions'),
  ];
  const general = {
    path: section.path,
    title: own(section.unknown),
    description: descriptions(PAGES[section.path]),
  };
  return { ...(await namedMetadata(general)), robots: { index: false } };
}
