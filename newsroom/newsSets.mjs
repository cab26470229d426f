import { fileURLToPath } from 'node:url';

/** Folders of the newsroom's data by the name of the set; each holds one folder for each feed. */
export const NEWS_SETS = /** @type {const} */ ({ full: 'data', thin: 'thin' });

/**
 * The folder of a set of news.
 *
 * @param {string} [name] as `NEWSROOM` in the environment; the full set without one
 * @returns {string}
 * @throws an error that names the sets there are
 */
export function dataDirOf(name = 'full') {
  const folder = Object.entries(NEWS_SETS).find(([each]) => each === name)?.[1];
  if (!folder)
    throw new Error(`NEWSROOM must be one of ${Object.keys(NEWS_SETS).join(', ')}, not "${name}"`);
  return fileURLToPath(new URL(folder, import.meta.url));
}

/** The stories that go on; the thin set has none. @param {string} [name] as for `dataDirOf` */
export const liveDirOf = (name = 'full') =>
  name === 'full' ? fileURLToPath(new URL('live', import.meta.url)) : undefined;
