import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeCertificate } from '@/deploy/testing/certificate.mjs';
import {
  clusterFiles,
  composeFiles,
  machineFiles,
  writeNginxFolder,
} from '@/deploy/testing/nginxFiles.mjs';
import { programPath } from '@/deploy/testing/programs.mjs';
import { startKitEdge } from '@/e2e/kitEdge.mjs';
import { startLocalServer } from '@/lib/testing/localServer';
import { clusterConfiguration } from './testing/kustomize';

// nginx itself reads the files of the kit, as each place lays them out.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Names that only a network of containers knows. */
const CONTAINERS = { 'site-1:': '127.0.0.1:', 'site-2:': '127.0.0.2:' };
/** What the pod's environment, and the image's start, fill in. */
const CLUSTER_NAMES = {
  NGINX_LOCAL_RESOLVERS: '127.0.0.1',
  SITE_PODS: '127.0.0.1',
  SITE_URL: 'https://www.example.org',
};
/** Debian's nginx is older than 1.27.3, the first that asks DNS again for servers of an upstream. */
const WITHOUT_RESOLVE = { ' resolve ': ' ' };

const ofCluster = () => clusterFiles(clusterConfiguration(), CLUSTER_NAMES);

/** What `nginx -t` says of a configuration. */
function verdict(files: Record<string, string>, changes: Record<string, string>) {
  const main = writeNginxFolder(folder, files, changes);
  makeCertificate(join(folder, 'etc/nginx/tls'), ['www.example.org', 'example.org']);
  const { status, stderr } = spawnSync(
    programPath('nginx'),
    ['-t', '-p', folder, '-c', main, '-e', join(folder, 'error.log')],
    { encoding: 'utf8' },
  );
  return { status, stderr };
}

it.each<[string, () => Record<string, string>, Record<string, string>]>([
  ['a machine', machineFiles, {}],
  ['containers', composeFiles, CONTAINERS],
  ['a cluster', ofCluster, WITHOUT_RESOLVE],
])('nginx takes the configuration of %s without a warning', (_, filesOf, changes) => {
  expect(verdict(filesOf(), changes)).toEqual({
    status: 0,
    stderr: expect.stringMatching(/^nginx: .* syntax is ok\nnginx: .* test is successful\n$/),
  });
});

it('nginx is what refuses a configuration that it does not know', () => {
  const { status, stderr } = verdict(machineFiles(), {
    'proxy_cache_lock on;': 'proxy_cache_lok on;',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('unknown directive "proxy_cache_lok"');
});

it.each(['example.org', 'm.example.org'])(
  'the cache of a cluster leads from %s to SITE_URL',
  async (other) => {
    const host = 'www.example.org';
    const edge = await startKitEdge(ofCluster(), {
      host,
      names: [host, other],
      changes: WITHOUT_RESOLVE,
    });
    const [leading, own] = await Promise.all([
      edge.ask('/india?page=2', { plain: true, host: other }),
      edge.ask('/india', { plain: true }),
    ]);
    await edge.stop();
    expect([leading.status, leading.headers.location]).toEqual([
      308,
      `https://${host}/india?page=2`,
    ]);
    // No site is there.
    expect([own.status, own.headers['retry-after']]).toEqual([503, '30']);
  },
);

it('another name behind a handshake for the site gets no file of nginx', async () => {
  const host = 'www.example.org';
  const edge = await startKitEdge(machineFiles(), { host, names: [host], changes: {} });
  const other = await edge.ask('/', { host: 'www.example.net', handshake: host });
  await edge.stop();
  expect(other.status).toBe(421);
});

it('leads who names no host to the site', async () => {
  const host = 'www.example.org';
  const edge = await startKitEdge(machineFiles(), { host, names: [host], changes: {} });
  const socket = connect(edge.plainPort, '127.0.0.1', () =>
    socket.end('GET /india HTTP/1.0\r\n\r\n'),
  );
  const answer = await text(socket);
  await edge.stop();
  expect(answer).toContain(`Location: https://${host}/india\r\n`);
});

it('one copy of a page is enough for all links to it that apps have added to', async () => {
  const asked: (string | undefined)[] = [];
  const site = await startLocalServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('page');
  });
  const { host: address } = new URL(site.url);
  const host = 'www.example.org';
  const edge = await startKitEdge(machineFiles(), {
    host,
    names: [host, 'example.org'],
    changes: { '127.0.0.1:3001': address, '127.0.0.1:3002': address },
  });
  const added = ['', '?igsh=1', '?igshid=1', '?srsltid=1', '?gad_source=1', '?si=1', '?s=08'];
  const links = [
    ...added,
    '?ref=app',
    '?amp',
    '?amp=1',
    '?utm_source=wa&fbclid=1&_ga=2',
    '?mc_cid=1',
  ];
  for (const query of links) await edge.ask(`/news/101${query}`);
  await edge.ask('/news/101?s=rain');
  await edge.ask('/news/101?page=2&fbclid=1');
  await edge.stop();
  await site.stop();
  expect(asked).toEqual(['/news/101', '/news/101?s=rain', '/news/101?page=2&fbclid=1']);
});

it('the longest addresses that nginx takes are answered', async () => {
  const site = await startLocalServer((_, response) => {
    response.writeHead(200, {
      'cache-control': 'public, s-maxage=60',
      // As long as the site's own headers are together.
      'content-security-policy': 'a'.repeat(2000),
    });
    response.end('page');
  });
  const { host: address } = new URL(site.url);
  const edge = await startKitEdge(machineFiles(), {
    host: 'www.example.org',
    names: ['www.example.org'],
    changes: { '127.0.0.1:3001': address, '127.0.0.1:3002': address },
  });
  const lengths = [1000, 6000, 7000, 8100];
  const answers = await Promise.all(
    lengths.flatMap((length) =>
      ['/search', '/'].map((path) => edge.ask(`${path}?q=${'a'.repeat(length)}`)),
    ),
  );
  await edge.stop();
  await site.stop();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

it('who saves data gets the plain page when only that is kept and no process answers', async () => {
  const site = await startLocalServer(({ url, headers }, response) => {
    response.writeHead(200, { 'cache-control': 'public, s-maxage=1' });
    response.end(`${url} ${headers['save-data'] ?? 'plain'}`);
  });
  const { host: address } = new URL(site.url);
  const edge = await startKitEdge(machineFiles(), {
    host: 'www.example.org',
    names: ['www.example.org'],
    changes: { '127.0.0.1:3001': address, '127.0.0.1:3002': address },
  });
  const saving = { headers: { 'save-data': 'on' } };
  await edge.ask('/india');
  await edge.ask('/sports', saving);
  await site.stop();
  const answers = [
    await edge.ask('/india', saving),
    await edge.ask('/sports', saving),
    await edge.ask('/india'),
    await edge.ask('/world', saving),
  ];
  await edge.stop();
  expect(answers.map(({ status, text }) => [status, text.slice(0, 20)])).toEqual([
    [200, '/india plain'],
    [200, '/sports on'],
    [200, '/india plain'],
    [503, expect.stringContaining('<!doctype html>')],
  ]);
  expect(answers[3]?.headers['retry-after']).toBe('30');
});

it('an address asks for notifications no more often than the site takes its asks', async () => {
  const site = await startLocalServer((_, response) => response.writeHead(204).end());
  const { host: address } = new URL(site.url);
  const edge = await startKitEdge(machineFiles(), {
    host: 'www.example.org',
    names: ['www.example.org'],
    changes: { '127.0.0.1:3001': address, '127.0.0.1:3002': address },
  });
  const asked = Array.from({ length: 50 }, () => edge.ask('/api/push'));
  const answers = await Promise.all(asked);
  await edge.stop();
  await site.stop();
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(31);
  expect(refused[0]?.headers['retry-after']).toBe('5');
});
