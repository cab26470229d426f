import { breadcrumb, type Crumb, type TrailItem } from '@/lib/site/breadcrumb';

/** The breadcrumb from home to a page: read from the URL, or home and then the trail given. */
export function breadcrumbItems(
  path: string,
  trail: readonly TrailItem[] | undefined,
  nameOf: (key: Crumb['key']) => string,
): TrailItem[] {
  if (trail) return [{ path: '/', name: nameOf('home') }, ...trail];
  return breadcrumb(path).map((crumb) => ({ path: crumb.path, name: nameOf(crumb.key) }));
}
