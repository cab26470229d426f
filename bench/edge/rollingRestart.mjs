// Restarts the processes one after another while readers go on asking.
import { ADDRESSES } from './readers.mjs';
import { startSite } from './site.mjs';

const READERS = 8;

/**
 * @param {import('./site.mjs').Site[]} sites
 * @param {number[]} ports of theirs
 * @param {{ origin: string, provider: number }} deployment
 * @returns {Promise<{ asked: number, lost: string[], exitCodes: number[], sites: import('./site.mjs').Site[] }>}
 */
export async function rollingRestart(sites, ports, deployment) {
  let [asked, isOver] = [0, false];
  /** @type {string[]} */
  const lost = [];
  /** @param {number} reader */
  const read = async (reader) => {
    for (let turn = 0; !isOver; turn++) {
      const address = ADDRESSES[turn % ADDRESSES.length] ?? '/';
      // Half of them past the cache: each of these addresses is asked for once.
      const query = turn % 2 ? `${address.includes('?') ? '&' : '?'}n=${reader}-${turn}` : '';
      asked++;
      const fault = await faultOf(deployment.origin + address + query);
      if (fault) lost.push(`${address + query} ${fault}`);
    }
  };
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  const exitCodes = [];
  const restarted = [];
  for (const [at, site] of sites.entries()) {
    exitCodes.push(await site.stop());
    restarted.push(await startSite(ports[at] ?? 0, deployment));
  }
  isOver = true;
  await Promise.all(readers);
  return { asked, lost, exitCodes, sites: restarted };
}

/**
 * What is wrong with a response; null when it is whole.
 * @param {string} url
 * @returns {Promise<string | null>}
 */
async function faultOf(url) {
  try {
    const response = await fetch(url);
    await response.text();
    return response.ok ? null : String(response.status);
  } catch (fault) {
    return String(fault);
  }
}
