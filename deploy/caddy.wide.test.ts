/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { startProgram, until } from '@/bench/servers.mjs';
import { composeFiles } from '@/deploy/testing/nginxFiles.mjs';
import { programPath } from '@/deploy/testing/programs.mjs';
import { startKitEdge } from '@/e2e/kitEdge.mjs';
import { startLocalServer } from '@/lib/testing/localServer';
import { freePort } from '@/scripts/freePort.mjs';

// Caddy itself reads the file of the kit, and stands before the nginx of the containers.

const CADDYFILE = join(__dirname, 'Caddyfile');
const COMPOSE: unknown = parse(readFileSync(join(__dirname, 'compose.yaml'), 'utf8'), {
  merge: true,
});
const NAMES = { SITE_NAME: 'localhost', OTHER_NAME: '127.0.0.1', ACME_EMAIL: 'you@example.org' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caddy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `caddy validate` says of a text. */
function statusOf(text: string) {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, text);
  const env = { ...process.env, ...NAMES, HOME: folder, XDG_DATA_HOME: folder };
  const args = ['validate', '--config', file, '--adapter', 'caddyfile'];
  return spawnSync(programPath('caddy'), args, { env, encoding: 'utf8' }).status;
}

it('Caddy takes the file, and refuses a word that it does not know', () => {
  const text = readFileSync(CADDYFILE, 'utf8');
  expect(statusOf(text)).toBe(0);
  expect(statusOf(text.replace('flush_interval', 'flush_intervl'))).toBe(1);
});

it('the compose file gives Caddy every name that its file asks for', () => {
  const asked = readFileSync(CADDYFILE, 'utf8').matchAll(/\{\$(\w+)\}/g);
  const names = [...new Set([...asked].map(([, name]) => name))].sort();
  expect(names).toEqual(Object.keys(NAMES).sort());
  expect(COMPOSE).toMatchObject({
    services: {
      tls: {
        environment: Object.fromEntries(
          names.map((name) => [name, expect.stringContaining(`\${${name}:?`)]),
        ),
      },
    },
  });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

/** Asks as a reader who trusts any certificate. */
const ask = (port: number, path: string, { plain = false, host = 'localhost' } = {}) =>
  new Promise<Answer>((done, fail) => {
    const options = { host: '127.0.0.1', port, path, headers: { host }, rejectUnauthorized: false };
    const name = host === 'localhost' ? { servername: host } : {};
    (plain ? plainRequest : tlsRequest)({ ...options, ...name }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      done({ status: response.statusCode, headers: response.headers, text });
    })
      .on('error', fail)
      .end();
  });

it('readers get the site through Caddy and nginx, by TLS and by its own name', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const site = await startLocalServer(({ url, headers }, response) => {
    if (url === '/india') asked.push(headers);
    response.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('page');
  });
  const { host: address } = new URL(site.url);
  const cachePort = await freePort();
  const edge = await startKitEdge(composeFiles(), {
    host: 'localhost',
    names: ['localhost'],
    changes: {
      'keepalive_timeout 150s;': `listen ${cachePort}; keepalive_timeout 150s;`,
      'site-1:3000': address,
      'site-2:3000': address,
      '172.30.24.9': '127.0.0.1',
    },
  });
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    readFileSync(CADDYFILE, 'utf8')
      .replace(
        'admin off',
        `admin off\nskip_install_trust\nhttps_port ${port}\nhttp_port ${plainPort}`,
      )
      .replace('cache:8080', `127.0.0.1:${cachePort}`),
  );
  const caddy = startProgram(
    programPath('caddy'),
    ['run', '--config', file, '--adapter', 'caddyfile'],
    {
      env: {
        ...process.env,
        ...NAMES,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      stdio: 'ignore',
    },
  );
  // Each name has a certificate of its own, which comes in its own time.
  await until(async () => (await ask(port, '/', { host: '127.0.0.1' })).status === 308);
  await until(async () => (await ask(port, '/india')).status === 200);
  const page = await ask(port, '/india');
  const other = await ask(port, '/india?page=2', { host: '127.0.0.1' });
  const plain = await ask(plainPort, '/india', { plain: true });
  await caddy.stop();
  await edge.stop();
  await site.stop();

  expect([page.status, page.text, page.headers['x-cache']]).toEqual([200, 'page', 'HIT']);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    host: 'localhost',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  });
  expect([other.status, other.headers.location]).toEqual([308, 'https://localhost/india?page=2']);
  expect(other.headers['strict-transport-security']).toBe('max-age=63072000');
  expect([plain.status, plain.headers.location]).toEqual([
    308,
    expect.stringMatching(/^https:\/\/localhost/),
  ]);
});
