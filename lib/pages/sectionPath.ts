import { notFound } from 'next/navigation';
import { isSection, type SectionPath } from './sections';

/**
 * The section that a route of the product shows, by its URL without language prefix. No request
 * reaches the route of one that the site has left out (`siteRoute`).
 */
export function sectionPath(path: string): SectionPath {
  if (!isSection(path)) notFound();
  return path;
}
