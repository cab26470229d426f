import { OWN_FOLDERS, SHARED_FOLDERS } from '@/lib/request/machineRoutes.mjs';
import type { Site } from '@/lib/site/siteSchema';
import { type Content, stateIds } from './content';
import { districts } from './districts';
import { OF_EVERY_SITE } from './product';
import { rootFiles } from './rootFiles';

export type OwnPaths = {
  /** True for a page or file; the path includes the language prefix. */
  isOwn: (path: string) => boolean;
  hasOwnBelow: (path: string) => boolean;
};

const FILES = ['favicon.ico', 'apple-touch-icon.png', 'icons.svg', 'sw.js'].concat([
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
]);
/** Folders with unlimited pages, then folders of other files. */
const FOLDERS = ['/news', '/author', '/tag', '/topic', '/lite', '/tools'];
const MACHINES = [...SHARED_FOLDERS, ...OWN_FOLDERS, 'api', '_next'].map((name) => `/${name}`);

/** @param files in `public` of the configuration folder */
export function ownPaths(site: Site, files: readonly string[], content: Content): OwnPaths {
  const pages = [
    ...Object.keys(site.sections),
    ...site.companyPages,
    ...site.tools,
    ...OF_EVERY_SITE,
    ...stateIds(site).map((id) => `/india/${id}`),
    ...districts(site, content).map(({ state, id }) => `/india/${state}/${id}`),
    '/lite',
  ];
  const prefixes = Object.keys(site.languages).map((code, at) => (at === 0 ? '' : `/${code}`));
  const inLanguages = (paths: readonly string[]) =>
    prefixes.flatMap((prefix) => paths.map((path) => (path === '/' ? prefix : prefix + path)));
  const own = new Set([
    ...inLanguages(pages),
    ...[...FILES, ...files].map((file) => `/${file}`),
    ...Object.keys(rootFiles(site)).map((file) => file.slice('public'.length)),
  ]);
  const folders = [...inLanguages(FOLDERS), ...MACHINES];
  const all = [...own, ...folders];
  const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`);
  return {
    isOwn: (path) =>
      own.has(path === '/' ? '' : path) || MACHINES.some((one) => isWithin(path, one)),
    hasOwnBelow: (path) =>
      folders.some((folder) => path === folder || isWithin(path, folder)) ||
      all.some((one) => isWithin(one, path)),
  };
}
