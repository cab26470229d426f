import { notFound } from 'next/navigation';
import { isSection, type SectionPath } from './sections';

/**
 * The section that a route file shows. `siteRoute` keeps requests away from sections that the site
 * omits.
 */
export function sectionPath(path: string): SectionPath {
  if (!isSection(path)) notFound();
  return path;
}
