// Plain JavaScript, because the server imports it before a build exists.

/** A test compares this list with `app/(crawlers)` and `public`. */

export const SHARED_FOLDERS = [
  '.well-known',
  'feeds',
  'icons',
  'manifests',
  'og',
  'pictures',
  'sitemaps',
];

export const OWN_FOLDERS = ['scenes', 'screens'];

/** @param {readonly string[]} folders */
export const anyOf = (folders) => folders.join('|').replaceAll('.', '\\.');

/** Root files such as `/robots.txt`. In deeper paths a dot may belong to a story's id. */
const MACHINE_ROUTE = new RegExp(
  `^/(?:${anyOf([...SHARED_FOLDERS, ...OWN_FOLDERS])})/|^/[^/]*\\.[a-z0-9]+$`,
);

/** @param {string} pathname */
export const isMachineRoute = (pathname) => MACHINE_ROUTE.test(pathname);
