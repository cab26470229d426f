// What a request costs the server, and what the server stands: CPU time of requests in turn, pace
// and delay of requests at once. Linux, since it reads the process's own accounting.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getOk } from './get.mjs';
import { allPages, apiPages, BARE_KIND } from './pages.mjs';
import { runAlone } from './runAlone.mjs';
import { withBareAndSite } from './servers.mjs';
import { quantile } from './statistics.mjs';

const WARM_UP = 60;
const REQUESTS = 100;
const ROUNDS = 3;
/** Readers at once, for the pace. */
const READERS = 16;

/** Of a clock tick of the kernel's accounting. */
const tickMs = () => 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * CPU time that a process has used, in milliseconds.
 * @param {number} pid
 * @param {number} tick in milliseconds
 */
function cpuMs(pid, tick) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/**
 * @typedef {object} Subject what is asked, and the process that answers
 * @property {number} pid
 * @property {string} url
 */

/**
 * The least CPU time of a request to each subject, in milliseconds: what else the machine does adds
 * to a time and never takes away. Each round asks all of them, so that the machine's pace and the
 * compiler's work are the same for a page and for what it is compared with.
 * @param {readonly Subject[]} subjects
 * @param {{ rounds?: number, requests?: number }} [options]
 * @returns {Promise<number[]>} in the order of the subjects
 * @throws Error when a page does not answer 200
 */
export async function cpuOf(subjects, { rounds = ROUNDS, requests = REQUESTS } = {}) {
  const tick = tickMs();
  const least = subjects.map(() => Infinity);
  for (const { url } of subjects)
    for (let count = 0; count < Math.min(WARM_UP, requests); count++) await getOk(url);
  for (let round = 0; round < rounds; round++)
    for (const [index, { pid, url }] of subjects.entries()) {
      const before = cpuMs(pid, tick);
      for (let count = 0; count < requests; count++) await getOk(url);
      const each = (cpuMs(pid, tick) - before) / requests;
      least[index] = Math.min(least[index] ?? Infinity, each);
    }
  return least;
}

/**
 * Requests a second with some readers at once, and how long a whole response takes then, in
 * milliseconds.
 * @param {string} url
 * @param {number} requests
 */
async function paceOf(url, requests) {
  /** @type {number[]} */
  const times = [];
  let left = requests;
  const reader = async () => {
    while (left-- > 0) times.push((await getOk(url)).wholeMs);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: READERS }, reader));
  const seconds = (performance.now() - start) / 1000;
  return {
    rate: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export const serverFigures = ({ rounds, requests = REQUESTS }) =>
  withBareAndSite(async ({ bare, site }) => {
    const pages = [...allPages({ bare, site }), ...apiPages(site.origin)];
    const subjects = pages.map(({ kind, url }) => ({
      pid: (kind === BARE_KIND ? bare : site).pid,
      url,
    }));
    const cpu = await cpuOf(subjects, { rounds, requests });
    /** @type {import('./figures.mjs').Figure[]} */
    const figures = [];
    for (const [index, { kind, lang, url }] of pages.entries()) {
      const pace = await paceOf(url, requests);
      for (const [figure, value] of /** @type {const} */ ([
        ['cpu', cpu[index] ?? null],
        ['rate', pace.rate],
        ['p50', pace.p50],
        ['p99', pace.p99],
      ]))
        figures.push({ figure, kind, lang, value });
    }
    return figures;
  });

await runAlone(import.meta.url, serverFigures);
