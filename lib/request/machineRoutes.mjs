// @ts-check
/**
 * Which URLs are no pages. Plain JavaScript, because the server reads it before there is a build. A
 * test compares it with the folders of `app/(crawlers)` and `public`.
 */

/** Folders whose files other sites show: feeds, previews, icons and the like. */
export const SHARED_FOLDERS = ['feeds', 'icons', 'manifests', 'og', 'pictures', 'sitemaps'];

/** Folders whose files our own pages show. */
export const OWN_FOLDERS = ['scenes', 'screens'];

/** A file at the root, such as `/robots.txt`. Deeper, a dot may belong to a story's id. */
const MACHINE_ROUTE = new RegExp(
  `^/(?:${[...SHARED_FOLDERS, ...OWN_FOLDERS].join('|')})/|^/[^/]*\\.[a-z0-9]+$`,
);

/**
 * Whether a path is that of a file or of something machines read: it has no language, no nonce and
 * no policy of a page.
 *
 * @param {string} pathname
 */
export const isMachineRoute = (pathname) => MACHINE_ROUTE.test(pathname);
