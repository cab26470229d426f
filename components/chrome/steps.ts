import type { Locale } from '@/lib/i18n/routing';
import { breadcrumb, type Crumb } from '@/lib/site/breadcrumb';

/** A step of the way a page names itself; `lang` where the name is in the other language. */
export type TrailStep = { path: string; name: string; lang?: Locale };

/** A step as it is shown; a folder without a page has no URL. */
export type Step = Omit<TrailStep, 'path'> & { path?: string };

/** The way from home to a page: read from the URL, or home and then the trail given. */
export function steps(
  path: string,
  trail: readonly TrailStep[] | undefined,
  nameOf: (key: Crumb['key']) => string,
): Step[] {
  if (trail) return [{ path: '/', name: nameOf('home') }, ...trail];
  return breadcrumb(path).map((crumb) => ({ path: crumb.path, name: nameOf(crumb.key) }));
}
