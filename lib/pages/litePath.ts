import { stateById } from '@/lib/content/states';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { districtAt } from '@/lib/pages/districtPath';
import { LITE_ROUTE } from '@/lib/request/liteRoute.mjs';
import { isShown } from './menus';
import { isPage } from './pages';
import { isSection } from './sections';

const STORY = /^\/news\/[^/]+$/;
const STATE = /^\/india\/([^/]+)$/;
const TERM = /^\/(?:author|tag)\/[^/]+$/;

/**
 * `url` has no language prefix and may have a query. Stories, lists and search have a lite form;
 * other pages work without scripts.
 */
export function hasLiteForm(url: string): boolean {
  const [path = ''] = url.split('?');
  const state = STATE.exec(path)?.[1];
  return (
    isSection(path) ||
    path === '/search' ||
    STORY.test(path) ||
    districtAt(path) !== null ||
    (state !== undefined && stateById(state) !== null)
  );
}

export const isFullOnly = (path: string): boolean =>
  TERM.test(path) || (isPage(path) && isShown(path) && !hasLiteForm(path));

export const litePath = (url: string, locale: Locale): string =>
  localPath(LITE_ROUTE + url.replace(/^\/(?=[?#]|$)/, ''), locale);
