import { STATE_LIST } from '@/lib/content/states';
import { isPage, PAGE_PATHS, PAGES } from '@/lib/pages/pages';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { homeTitle, type Lang, WORDS } from './words';

export const STATES = STATE_LIST.map(({ id }) => `/india/${id}`);
export const UNKNOWN_SUBCATEGORIES = ['/sports/chess', '/entertainment/opera'];
export const UNKNOWN = ['/india/atlantis', '/no-such-page', '/tools/no-such-tool'];

/** Every URL of the route table that answers 200 without a story's id. */
export const ROUTES = [...PAGE_PATHS, ...STATES, ...UNKNOWN_SUBCATEGORIES];

/**
 * One page of every look: what depends on structure is asked of these alone. The others have the
 * same parts with other words.
 */
export const TEMPLATES = [
  '/',
  '/india',
  '/india/madhya-pradesh',
  '/world',
  '/business',
  '/sports',
  '/sports/cricket',
  '/sports/chess',
  '/technology',
  '/live-tv',
  '/opinion',
  '/search',
  '/my',
  '/contact-us',
  '/careers',
  '/advertise-with-us',
  '/privacy-policy',
  '/download-app',
  ...TOOL_PATHS,
  '/india/atlantis',
  '/no-such-page',
];

/** The page's name, as its `h1` and its breadcrumb say it. */
export function nameOf(path: string, lang: Lang): string {
  const { Pages, Subsection, State, NotFound } = WORDS[lang];
  if (path === '/') return homeTitle(lang);
  if (isPage(path)) return Pages[PAGES[path].key];
  if (path === '/india/atlantis') return State.notFound;
  if (UNKNOWN.includes(path)) return NotFound.title;
  const state = STATE_LIST.find(({ id }) => path === `/india/${id}`);
  return (
    state?.name[lang] ?? (path.startsWith('/sports') ? Subsection.sports : Subsection.entertainment)
  );
}
