import { notFound } from 'next/navigation';
import { isSection, type SectionPath } from './sections';

/**
 * The section behind a product route. `siteRoute` keeps requests away from sections that the site
 * leaves out.
 */
export function sectionPath(path: string): SectionPath {
  if (!isSection(path)) notFound();
  return path;
}
