// How soon the front page's shell leaves while the provider is 2 s late.
import { getOk } from './get.mjs';
import { allPages, BARE_KIND } from './pages.mjs';
import { createProvider } from './provider.mjs';
import { runAlone } from './runAlone.mjs';
import { withBareAndSite } from './servers.mjs';
import { median } from './statistics.mjs';

const LATE_MS = 2000;
const ROUNDS = 5;
const WARM_UP = 2;

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export const shellFigures = ({ rounds = ROUNDS }) =>
  withBareAndSite(
    async (servers) => {
      /** @type {import('./figures.mjs').Figure[]} */
      const figures = [];
      const pages = allPages(servers).filter(({ kind }) => [BARE_KIND, 'home'].includes(kind));
      for (const { kind, lang, url } of pages) {
        for (let count = 0; count < WARM_UP; count++) await getOk(url);
        /** @type {number[]} */
        const times = [];
        for (let round = 0; round < rounds; round++) times.push((await getOk(url)).firstMs);
        figures.push({ figure: 'firstByteLate', kind, lang, value: median(times) });
      }
      return figures;
    },
    createProvider({ lateMs: LATE_MS }),
  );

await runAlone(import.meta.url, shellFigures);
