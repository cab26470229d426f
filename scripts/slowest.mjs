/** @typedef {import('./testReports.mjs').Case} Case */

const MOST = 10;

/**
 * The ten slowest of each kind, a line each: what to look at first when a run takes too long.
 *
 * @param {Record<string, readonly Case[]>} kinds by what they are called
 * @param {string} root the project's folder, which paths are shown without
 * @returns {string}
 */
export const slowest = (kinds, root) =>
  Object.entries(kinds)
    .map(([kind, cases]) =>
      [
        `Slowest ${kind}:`,
        ...[...cases]
          .sort((a, b) => b.ms - a.ms)
          .slice(0, MOST)
          .map(({ file, title, ms }) => {
            const name = [file.replace(root, ''), title].filter(Boolean).join(': ');
            return `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`;
          }),
      ].join('\n'),
    )
    .join('\n\n');
