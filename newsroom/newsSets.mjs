import { fileURLToPath } from 'node:url';

/** Data folder of each set of news; it holds one folder per feed. */
export const NEWS_SETS = /** @type {const} */ ({ full: 'data', thin: 'thin' });

/**
 * @param {string} [name] value of `NEWSROOM`; the full set by default
 * @returns {string}
 * @throws an error that lists the valid names
 */
export function dataDirOf(name = 'full') {
  const folder = Object.entries(NEWS_SETS).find(([each]) => each === name)?.[1];
  if (!folder)
    throw new Error(`NEWSROOM must be one of ${Object.keys(NEWS_SETS).join(', ')}, not "${name}"`);
  return fileURLToPath(new URL(folder, import.meta.url));
}

/** Live stories; the thin set has none. @param {string} [name] */
export const liveDirOf = (name = 'full') =>
  name === 'full' ? fileURLToPath(new URL('live', import.meta.url)) : undefined;
