import type { Locale } from '@/lib/i18n/routing';
import { breadcrumb, type Crumb } from '@/lib/site/breadcrumb';

/**
 * An item that a page names itself: `lang` where the name is in another language, no URL where there
 * is no such page.
 */
export type TrailItem = { path?: string; name: string; lang?: Locale };

/** The breadcrumb from home to a page: read from the URL, or home and then the trail given. */
export function breadcrumbItems(
  path: string,
  trail: readonly TrailItem[] | undefined,
  nameOf: (key: Crumb['key']) => string,
): TrailItem[] {
  if (trail) return [{ path: '/', name: nameOf('home') }, ...trail];
  return breadcrumb(path).map((crumb) => ({ path: crumb.path, name: nameOf(crumb.key) }));
}
