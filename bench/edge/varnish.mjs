// Varnish with the configuration of `deploy/varnish`, as whoever runs this, on a port of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build.mjs';
import { until } from './until.mjs';

/**
 * @param {number} port
 * @param {readonly [number, number]} sites ports of the site's processes
 * @returns {Promise<import('./nginx.mjs').Edge>}
 */
export async function startVarnish(port, [one, two]) {
  const folder = await mkdtemp(join(tmpdir(), 'narmada-24-varnish-'));
  const vcl = await readFile(join(ROOT, 'deploy/varnish/default.vcl'), 'utf8');
  const file = join(folder, 'site.vcl');
  await writeFile(file, vcl.replace('"3001"', `"${one}"`).replace('"3002"', `"${two}"`));
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file, '-s', 'malloc,256m'],
      ...['-a', `127.0.0.1:${port}`, '-T', 'none', '-p', 'http_gzip_support=off'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(origin).then(
      () => true,
      () => false,
    ),
  );
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
