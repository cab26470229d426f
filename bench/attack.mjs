// Attacks and floods a running site of your own, and prints what passed. Given its metrics' origin,
// it also checks for leaked render slots.

import { spawnSync } from 'node:child_process';
import { ask } from '../scripts/attack/ask.mjs';
import { attacks } from '../scripts/attack/attacks.mjs';
import { leaveEarly, placesLeft } from '../scripts/attack/leaving.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { startEdge } from './edgeServers.mjs';

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/**
 * @param {import('../scripts/attack/attacks.mjs').Attack} attack
 * @returns {import('../scripts/attack/attacks.mjs').Attack}
 */
const throughNginx = ({ name, run }) => ({
  name: `${name}, through nginx`,
  run: async (origin) => {
    const port = Number(new URL(origin).port);
    const edge = await startEdge('nginx', await freePort(), [port, port]);
    try {
      return await run(edge.origin);
    } finally {
      await edge.stop();
    }
  },
});

const LEFT_THROUGH_NGINX = 500;

const [, , given = '', metrics] = process.argv;
if (!/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : '')) {
  console.error('Usage: npm run attack -- http://localhost:3000 [http://localhost:9464]');
  process.exit(2);
}
const { origin, hostname } = new URL(given);

const isLocal = ['localhost', '127.0.0.1'].includes(hostname);
const throughEdge =
  isLocal && hasNginx()
    ? [
        throughNginx({
          name: `${LEFT_THROUGH_NGINX} aborted requests of each kind of route`,
          run: (edge) => leaveEarly(edge, ask, LEFT_THROUGH_NGINX),
        }),
      ]
    : [];
if (throughEdge.length === 0) console.log('skipped: attacks through nginx, which is not installed');

/** An edge does not pass this path on, so only a change of status counts. */
const health = () => ask(origin, '/api/health').catch(() => null);
const atRest = (await health())?.status;
if (atRest === undefined) {
  console.error(`No answer from ${origin}`);
  process.exit(2);
}

let failures = 0;
for (const { name, run } of [...attacks(), ...throughEdge]) {
  const start = performance.now();
  const found = await run(origin).catch((fault) => [String(fault)]);
  if ((await health())?.status !== atRest) found.push('the site stopped answering');
  if (metrics) found.push(...(await placesLeft(metrics)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${found.length === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  for (const line of found) console.log(`            ${line}`);
  failures += found.length;
}
console.log(failures === 0 ? '\nAll passed.' : `\n${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;
