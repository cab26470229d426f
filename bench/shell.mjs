// Prints how soon home's shell leaves while the provider is 2 s late, and how many home pages a
// second one process serves.
import { get } from 'node:http';
import { withSite } from './server.mjs';

const LATE_MS = 2000;
const TRIES = 5;
const REQUESTS = 600;
const AT_ONCE = 16;

/**
 * Milliseconds to the first byte of the body and to its end.
 * @param {string} url
 * @returns {Promise<{ first: number, whole: number }>}
 */
function timed(url) {
  const start = performance.now();
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let first = 0;
      response.on('data', () => (first ||= performance.now() - start));
      response.on('end', () => done({ first, whole: performance.now() - start }));
    }).on('error', fail);
  });
}

/**
 * The one of a sorted list below which this share of them lies.
 * @template T
 * @param {T[]} sorted
 * @param {number} share
 */
function at(sorted, share) {
  const found = sorted[Math.floor(sorted.length * share)];
  if (found === undefined) throw new Error('bench: nothing was measured');
  return found;
}

/** @param {number} value */
const ms = (value) => `${Math.round(value)} ms`;

await withSite(async (site, pace) => {
  pace.ms = LATE_MS;
  /** @type {{ first: number, whole: number }[]} */
  const late = [];
  for (let tried = 0; tried < TRIES; tried++) late.push(await timed(site));
  late.sort((a, b) => a.first - b.first);
  console.log(
    `provider ${LATE_MS} ms late: first byte ${ms(at(late, 0).first)} (best), ${ms(at(late, 0.5).first)} (median); whole page ${ms(at(late, 0.5).whole)}`,
  );

  pace.ms = 0;
  /** @type {{ first: number, whole: number }[]} */
  const fast = [];
  const start = performance.now();
  const worker = async () => {
    while (fast.length < REQUESTS) fast.push(await timed(site));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - start) / 1000;
  fast.sort((a, b) => a.whole - b.whole);
  console.log(
    `provider at once, ${AT_ONCE} readers: ${Math.round(fast.length / seconds)} home pages a second; median ${ms(at(fast, 0.5).whole)}, 99th percentile ${ms(at(fast, 0.99).whole)}`,
  );
});
