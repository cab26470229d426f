// Readers of a soak: so many requests a second over all kinds of URL, whatever the answers take.
import { PATHS } from '../edge/readers.mjs';
import { get } from '../get.mjs';

const REQUESTS_PER_S = 15;
/** What a slow site is spared: the soak measures memory, not pace. */
const MOST_AT_ONCE = 60;
/** One request in so many is for a URL of its own. */
const OWN_EVERY = 5;

/**
 * @param {string} origin
 * @returns {{ counts: Map<string, number>, stop: () => void }} `counts`: of statuses, of requests that
 *   got none (`lost`) and of those not sent because too many were open (`skipped`)
 */
export function startLoad(origin) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @param {string} what */
  const count = (what) => counts.set(what, (counts.get(what) ?? 0) + 1);
  let [turn, open] = [0, 0];
  const timer = setInterval(async () => {
    if (open >= MOST_AT_ONCE) return count('skipped');
    const path = PATHS[turn++ % PATHS.length] ?? '/';
    const own = turn % OWN_EVERY === 0 ? `${path.includes('?') ? '&' : '?'}n=${turn}` : '';
    open++;
    const response = await get(origin + path + own).catch(() => null);
    open--;
    count(String(response?.status ?? 'lost'));
  }, 1000 / REQUESTS_PER_S);
  return { counts, stop: () => clearInterval(timer) };
}
