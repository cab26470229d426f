// Starts nginx or Varnish as in `deploy`, on its own port and folder; without TLS or rate limits,
// since all load has one address.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineFiles, writeNginxFolder } from '../deploy/testing/nginxFiles.mjs';
import { programPath } from '../deploy/testing/programs.mjs';
import { ROOT, startProgram, until, untilOk } from './servers.mjs';

const CROWD_RATES = /(zone=(?:readers|polls):\w+ rate)=\w+\/s/g;

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
  const vcl = await readFile(join(ROOT, 'deploy/varnish/default.vcl'), 'utf8');
  await writeFile(file, vcl.replace('"3001"', `"${one}"`).replace('"3002"', `"${two}"`));
  return startProgram(programPath('varnishd'), [
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
  const files = machineFiles();
  const requests = '/etc/nginx/site/requests.conf';
  const main = writeNginxFolder(
    folder,
    {
      ...files,
      [requests]: files[requests]?.replace(CROWD_RATES, '$1=1000000r/s') ?? '',
      '/etc/nginx/nginx.conf': nginxConfiguration(port),
    },
    { '127.0.0.1:3001': `127.0.0.1:${one}`, '127.0.0.1:3002': `127.0.0.1:${two}` },
  );
  return startProgram(programPath('nginx'), [
    ...['-p', folder, '-c', main, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
  ]);
}

/** @param {number} port */
const nginxConfiguration = (port) => `
worker_processes 1;
pid /run/nginx.pid;
events {
  worker_connections 4096;
}
http {
  include /etc/nginx/site/http.conf;
  include /etc/nginx/site/upstream.conf;
  include /etc/nginx/site/requests.conf;
  server {
    listen 127.0.0.1:${port};
    access_log off;
    location = /alive { return 204; }
    proxy_set_header X-Forwarded-Proto $scheme;
    include /etc/nginx/site/site.conf;
  }
}
`;
