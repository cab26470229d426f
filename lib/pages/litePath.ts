import { stateById } from '@/lib/content/states/states';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { LITE_ROUTE } from '@/lib/request/litePath.mjs';
import { isShown } from './menus';
import { isPage } from './pages';
import { isTool } from './tools';

/** The tools that have a lite form. */
export const LITE_TOOLS = [
  '/tools/fuel-prices',
  '/tools/metal-rates',
  '/tools/pin-finder',
  '/tools/horoscope',
] as const;

/** Its lists come of a script. */
const MY = '/my';

const STORY = /^\/news\/[^/]+$/;
const STATE = /^\/india\/([^/]+)$/;

/** Whether the page at a URL without language prefix, with or without a query, has a lite form. */
export function hasLiteForm(url: string): boolean {
  const [path = ''] = url.split('?');
  if (isTool(path))
    return isPage(path) && isShown(path) && LITE_TOOLS.some((tool) => tool === path);
  if (path === MY) return false;
  const state = STATE.exec(path)?.[1];
  return isPage(path) || STORY.test(path) || (state !== undefined && stateById(state) !== null);
}

/** The URL of the lite form of a page, from its URL without language prefix. */
export const litePath = (url: string, locale: Locale): string =>
  localPath(LITE_ROUTE + url.replace(/^\/(?=[?#]|$)/, ''), locale);
