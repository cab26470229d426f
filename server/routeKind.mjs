import { OWN_FOLDERS, SHARED_FOLDERS } from '../lib/request/machineRoutes.mjs';

const FOLDERS = [...SHARED_FOLDERS, ...OWN_FOLDERS];
const ENDPOINTS = ['health', 'partners.js', 'push', 'ready', 'reports', 'stories', 'suggest'];
const PAGES = ['lite', 'search', 'tools'];
const LANGUAGE = /^[a-z]{2}$/;

/**
 * Maps any path to one of about twenty metrics labels.
 *
 * @param {string} pathname
 */
export function routeKind(pathname) {
  const [first = '', ...rest] = pathname.split('/').slice(1);
  if (first === '_next') return 'asset';
  if (first === 'api') return ENDPOINTS.find((endpoint) => endpoint === rest[0]) ?? 'list';
  if (FOLDERS.includes(first)) return first;
  if (pathname.endsWith('.md')) return 'markdown';
  if (rest.length === 0 && first.includes('.')) return 'file';

  const section = LANGUAGE.test(first) ? (rest[0] ?? '') : first;
  if (section === '') return 'home';
  if (section === 'news') return 'story';
  return PAGES.find((page) => page === section) ?? 'page';
}
