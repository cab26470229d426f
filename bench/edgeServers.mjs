// nginx or Varnish with the configuration of `deploy`, as whoever runs this, on a port and in a folder of
// its own. TLS and the addresses of a real machine are left out, and the load, which comes from one
// address, is held to no limit of readers and polls.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, startProgram, until, untilOk } from './servers.mjs';

const CACHES = ['pages', 'queries', 'api', 'files', 'scripts'];
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const CROWD_RATES = /(zone=(?:readers|polls):\w+ rate)=\w+\/s/g;

/** @param {string} path of `deploy` */
const deployed = (path) => readFile(join(ROOT, 'deploy', path), 'utf8');

/**
 * @param {'nginx' | 'varnish'} kind
 * @param {number} port
 * @param {readonly [number, number]} sites ports of the site's processes
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startEdge(kind, port, sites) {
  const folder = await mkdtemp(join(tmpdir(), `narmada-24-${kind}-`));
  const origin = `http://127.0.0.1:${port}`;
  const start = { nginx: startNginx, varnish: startVarnish }[kind];
  const { stop } = await start(folder, port, sites);
  if (kind === 'nginx') await untilOk(`${origin}/alive`);
  else await until(async () => (await fetch(origin)).status > 0);
  return {
    origin,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {readonly [number, number]} sites
 */
async function startVarnish(folder, port, [one, two]) {
  const file = join(folder, 'site.vcl');
  const vcl = await deployed('varnish/default.vcl');
  await writeFile(file, vcl.replace('"3001"', `"${one}"`).replace('"3002"', `"${two}"`));
  return startProgram('varnishd', [
    ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file, '-s', 'malloc,256m'],
    ...['-a', `127.0.0.1:${port}`, '-T', 'none', '-p', 'http_gzip_support=off'],
  ]);
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {readonly [number, number]} sites
 */
async function startNginx(folder, port, [one, two]) {
  for (const name of ['pages', 'static']) await mkdir(join(folder, name));
  await copyFile(join(ROOT, 'deploy/nginx/down.html'), join(folder, 'pages/down.html'));
  const upstream = await deployed('nginx/upstream.conf');
  const files = {
    'site.conf': (await deployed('nginx/site.conf')).replaceAll('/srv/site', folder),
    'upstream.conf': upstream.replace('3001', String(one)).replace('3002', String(two)),
    'requests.conf': (await deployed('nginx/requests.conf')).replace(CROWD_RATES, '$1=1000000r/s'),
    'nginx.conf': nginxConfiguration(folder, port),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return startProgram('nginx', [
    ...['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    ...['-g', 'daemon off;'],
  ]);
}

/**
 * @param {string} folder
 * @param {number} port
 */
const nginxConfiguration = (folder, port) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${CACHES.map((name) => `proxy_cache_path ${folder}/cache-${name} keys_zone=${name}:5m inactive=1d use_temp_path=off;`).join('\n  ')}
  include ${folder}/upstream.conf;
  include ${folder}/requests.conf;
  server {
    listen 127.0.0.1:${port};
    location = /alive { return 204; }
    proxy_set_header X-Forwarded-Proto $scheme;
    include ${folder}/site.conf;
  }
}
`;
