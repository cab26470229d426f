// Restarts the processes one after another while readers go on asking.
import { Agent } from 'node:http';
import { get } from '../get.mjs';
import { PATHS } from './readers.mjs';
import { startSite } from './site.mjs';

const READERS = 8;
/** One request in so many is for a URL of its own, which no cache has. */
const MISS_EVERY = 10;

/**
 * @typedef {object} Rolling
 * @property {number} restarts of a process
 * @property {number} asked requests
 * @property {string[]} lost those without a whole response of status 200, each with what came instead
 * @property {number[]} exitCodes other than 0
 * @property {import('./site.mjs').Site[]} sites that run now
 */

/**
 * Restarts all processes in turn, again and again until so many requests have been sent.
 *
 * @param {import('./site.mjs').Site[]} sites
 * @param {number[]} ports of theirs
 * @param {{ origin: string, provider: number }} deployment
 * @param {number} requests
 * @returns {Promise<Rolling>}
 */
export async function rollingRestart(sites, ports, deployment, requests) {
  /** @type {Rolling} */
  const rolling = { restarts: 0, asked: 0, lost: [], exitCodes: [], sites: [...sites] };
  let isOver = false;
  /** @param {number} reader */
  const read = async (reader) => {
    // Each from an IP address of its own, as the limits of nginx are for each of them.
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${reader + 1}` });
    for (let turn = reader; !isOver; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const isMiss = turn % MISS_EVERY === 0;
      const query = isMiss ? `${path.includes('?') ? '&' : '?'}n=${reader}-${turn}` : '';
      rolling.asked++;
      const start = performance.now();
      const fault = await faultOf(deployment.origin + path + query, agent);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (fault) rolling.lost.push(`${path + query} ${fault} after ${seconds} s`);
    }
    agent.destroy();
  };
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  do {
    for (const [at, port] of ports.entries()) {
      const code = await rolling.sites[at]?.stop();
      if (code !== 0) rolling.exitCodes.push(code ?? -1);
      rolling.sites[at] = await startSite(port, deployment);
      rolling.restarts++;
    }
  } while (rolling.asked < requests);
  isOver = true;
  await Promise.all(readers);
  return rolling;
}

/**
 * What is wrong with a response; null when it is whole.
 *
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<string | null>}
 */
const faultOf = (url, agent) =>
  get(url, { agent }).then(
    ({ status, text }) => (status === 200 ? null : `${status} from the ${senderOf(text())}`),
    (fault) => String(fault),
  );

/**
 * Who has written an error: the edge's page loads no script. The site's own 503 is a page without news,
 * because the provider was too slow.
 *
 * @param {string} html
 */
const senderOf = (html) => (html.includes('/_next/static/') ? 'site' : 'edge');
