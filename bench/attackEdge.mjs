// The nginx of `deploy/nginx` in front of the site that is attacked.

import { spawnSync } from 'node:child_process';
import { freePort } from '../scripts/freePort.mjs';
import { startEdge } from './edgeServers.mjs';

/** Whether there is an nginx on this machine. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/**
 * The same attack through nginx, and what the site answers afterwards.
 *
 * @param {import('../scripts/attack/attacks.mjs').Attack} attack
 * @returns {import('../scripts/attack/attacks.mjs').Attack}
 */
export const throughNginx = ({ name, run }) => ({
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
