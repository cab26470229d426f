/** @typedef {import('./testReports.mjs').Case} Case */

const MOST = 10;

/**
 * @param {Record<string, readonly Case[]>} kinds by title
 * @param {string} root prefix to remove from paths
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
