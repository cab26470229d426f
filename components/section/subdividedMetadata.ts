import type { Metadata } from 'next';
import { inCategories } from '@/lib/news/sections';
import { listMetadata } from '@/lib/seo/metadata/listMetadata';
import type { Subdivided } from './subdivided';

/** Metadata of a section's main page, whose list may be filtered by one of its categories. */
export async function subdividedMetadata(
  section: Subdivided,
  searchParams: Promise<{ category?: string | string[] }>,
): Promise<Metadata> {
  const { category } = await searchParams;
  const chosen = section.subcategories.find(({ value }) => value === category);
  return listMetadata(section.path, chosen && ((latest) => inCategories(latest, chosen.news)));
}
