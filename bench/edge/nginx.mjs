// nginx with the configuration of `deploy/nginx`, as whoever runs this, on a port and in a folder of
// its own. TLS and the addresses of a real machine are left out, and the load, which comes from one
// address, is held to no limit of readers and polls.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build.mjs';
import { untilOk } from './until.mjs';

const CONFIGURATION = join(ROOT, 'deploy/nginx');
const CACHES = ['pages', 'queries', 'api', 'files', 'scripts'];
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const CROWD_RATES = /(zone=(?:readers|polls):\w+ rate)=\w+\/s/g;
/** A file that nginx sends itself, to compare with. */
const STATIC = '/static.html';

/**
 * @typedef {object} Edge
 * @property {string} origin
 * @property {(body: Uint8Array) => Promise<string>} [publish] a file it sends itself; its URL
 * @property {() => Promise<void>} stop
 */

/**
 * @param {number} port
 * @param {readonly [number, number]} sites ports of the site's processes
 * @returns {Promise<Edge>}
 */
export async function startNginx(port, [one, two]) {
  const folder = await mkdtemp(join(tmpdir(), 'narmada-24-nginx-'));
  const site = await readFile(join(CONFIGURATION, 'site.conf'), 'utf8');
  for (const name of ['pages', 'static']) await mkdir(join(folder, name));
  await copyFile(join(CONFIGURATION, 'down.html'), join(folder, 'pages/down.html'));
  await writeFile(join(folder, 'site.conf'), site.replaceAll('/srv/site', folder));
  const upstream = await readFile(join(CONFIGURATION, 'upstream.conf'), 'utf8');
  await writeFile(
    join(folder, 'upstream.conf'),
    upstream.replace('3001', String(one)).replace('3002', String(two)),
  );
  const requests = await readFile(join(CONFIGURATION, 'requests.conf'), 'utf8');
  await writeFile(join(folder, 'requests.conf'), requests.replace(CROWD_RATES, '$1=1000000r/s'));
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder, port));

  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await untilOk(`${origin}/alive`);
  return {
    origin,
    publish: async (body) => {
      await writeFile(join(folder, STATIC), body);
      return origin + STATIC;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * @param {string} folder
 * @param {number} port
 */
const mainConfiguration = (folder, port) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${CACHES.map((name) => `proxy_cache_path ${folder}/cache-${name} keys_zone=${name}:5m inactive=1d use_temp_path=off;`).join('\n  ')}
  include ${folder}/upstream.conf;
  include ${folder}/requests.conf;
  server {
    listen 127.0.0.1:${port};
    location = /alive { return 204; }
    location = ${STATIC} { root ${folder}; }
    include ${folder}/site.conf;
  }
}
`;
