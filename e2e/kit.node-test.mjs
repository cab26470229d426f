// The kit as docs/operate.md has it on a machine: two processes of the build behind the nginx of deploy/, with
// TLS. What readers get of it, and what they lose when the provider or the processes go: nothing.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { startProvider, startSite, until } from '../bench/servers.mjs';
import { machineFiles } from '../deploy/testing/nginxFiles.mjs';
import { liveDirOf } from '../newsroom/newsSets.mjs';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { startKitEdge } from './kitEdge.mjs';

const HOST = 'www.example.org';
const OTHER = 'example.org';
/** Pages of different kinds, all of which the provider's news is in. */
const PAGES = ['/', '/hi', '/india', '/sports', '/api/breaking-news?lang=en', '/feeds/en/all.rss'];
const STORY = /\/news\/[\w-]+|"id":"[\w-]+"/g;

/** @type {Awaited<ReturnType<typeof startKitEdge>>} */
let edge;
/** @type {Awaited<ReturnType<typeof startProvider>>} */
let provider;
/** @type {Awaited<ReturnType<typeof startSite>>[]} */
let sites;
/** Of each process. @type {{ port: number, metrics: number }[]} */
let ports;

/** @param {{ port: number, metrics: number }} ports */
const startProcess = ({ port, metrics }) =>
  startSite(provider.port, {
    PORT: String(port),
    HOST: '127.0.0.1',
    // Of a sample: at a name that readers could reach it would not start.
    SITE_URL: 'https://www.site.test',
    TRUSTED_EDGES: '127.0.0.1',
    DRAIN_MS: '1000',
    // Longer than the default, or a busy machine fails a page for which no copy is kept yet.
    NEWS_TIMEOUT_MS: '20000',
    METRICS_PORT: String(metrics),
  });

before(async () => {
  ports = [
    { port: await freePort(), metrics: await freePort() },
    { port: await freePort(), metrics: await freePort() },
  ];
  provider = await startProvider(createNewsroom({ liveDir: liveDirOf() }));
  sites = await Promise.all(ports.map(startProcess));
  edge = await startKitEdge(machineFiles(), {
    host: HOST,
    names: [HOST, OTHER],
    changes: {
      '127.0.0.1:3001': `127.0.0.1:${ports[0]?.port}`,
      '127.0.0.1:3002': `127.0.0.1:${ports[1]?.port}`,
    },
  });
});

after(async () => {
  await edge?.stop();
  await Promise.all((sites ?? []).map((site) => site.stop()));
  await provider?.stop();
});

/** @param {import('./kitEdge.mjs').Answer} answer */
const storiesOf = ({ text }) => new Set(text.match(STORY)).size;
/** @param {string} path */
const cacheOf = async (path) => (await edge.ask(path)).headers['x-cache'];

test('the second request for a page is answered by the cache', async () => {
  assert.deepEqual(
    [await cacheOf('/privacy-policy'), await cacheOf('/privacy-policy')],
    ['MISS', 'HIT'],
  );
});

test('blanks and controls in an address make no copy of the page without them', async () => {
  // nginx itself refuses a zero.
  assert.equal((await edge.ask('/india%00')).status, 400);
  for (const path of ['/%20%20', '/in%09dia', '/india%20', '/hi/%01%02'])
    assert.match(`${(await edge.ask(path)).status}`, /^(?:308|404)$/, path);
});

test('each process is told of a reading, which all count by themselves', async () => {
  await edge.ask('/api/reports/reads', { method: 'POST' }); // an empty one, which is told of as refused
  const refused = async (/** @type {{ metrics: number }} */ { metrics }) =>
    /reports_refused_total\{.*\} [1-9]/.test(
      await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text(),
    );
  await until(async () => (await Promise.all(ports.map(refused))).every(Boolean));
});

test('a search is kept from its second request on', async () => {
  const path = '/search?q=bridge';
  assert.deepEqual(
    [await cacheOf(path), await cacheOf(path), await cacheOf(path)],
    ['MISS', 'MISS', 'HIT'],
  );
});

test('who asks for a live page at once gets the new answer, for which the site is asked once', async () => {
  const path = '/api/live/monsoon-session-live?lang=en';
  const fiveSeconds = () => Math.floor(Date.now() / 5_000);
  for (const round of ['first', 'next']) {
    const before = fiveSeconds();
    // Not the next, in which the first round's answer may still be fresh.
    await until(async () => fiveSeconds() > before + 1);
    const answers = await Promise.all(Array.from({ length: 40 }, () => edge.ask(path)));
    const caches = answers.map(({ headers }) => headers['x-cache']);
    assert.ok(
      answers.every(({ status }) => status === 200),
      round,
    );
    // Two, if the five seconds end between them.
    assert.ok(caches.filter((cache) => cache === 'MISS').length <= 2, `${round}: ${caches}`);
    assert.deepEqual(
      caches.filter((cache) => cache !== 'MISS' && cache !== 'HIT'),
      [],
    );
  }
});

test('a page has the site’s headers, and comes compressed', async () => {
  const { status, headers, text } = await edge.ask('/', {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  assert.equal(status, 200);
  assert.equal(headers['content-encoding'], 'br');
  assert.match(text, /<\/html>/);
  assert.match(`${headers['strict-transport-security']}`, /^max-age=63072000/);
  assert.match(`${headers['content-security-policy']}`, /'nonce-/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers.server, 'nginx');
});

test('plain HTTP and the other name lead to the site’s own by HTTPS, with a certificate for both', async () => {
  const path = '/india?page=2';
  const plain = await edge.ask(path, { plain: true });
  const plainOther = await edge.ask(path, { plain: true, host: OTHER });
  const other = await edge.ask(path, { host: OTHER });
  assert.deepEqual(
    [plain, plainOther, other].map(({ status, headers }) => [status, headers.location]),
    [
      [308, `https://${HOST}${path}`],
      [308, `https://${OTHER}${path}`],
      [308, `https://${HOST}${path}`],
    ],
  );
  assert.equal(other.headers['strict-transport-security'], 'max-age=63072000');
  await assert.rejects(edge.ask('/', { host: 'another.example' }), /handshake|alert|unrecognized/i);
});

test('a certificate authority finds its file by plain HTTP', async () => {
  edge.put('/var/www/acme/.well-known/acme-challenge/token', 'proof');
  const path = '/.well-known/acme-challenge/';
  const { status, text } = await edge.ask(`${path}token`, { plain: true });
  assert.deepEqual([status, text], [200, 'proof']);
  assert.equal((await edge.ask(`${path}none`, { plain: true })).status, 404);
});

test('what is the operator’s is not for readers', async () => {
  for (const path of ['/metrics', '/api/ready', '/api/health', '/down.html'])
    assert.equal((await edge.ask(path)).status, 404, path);
  for (const { metrics } of ports)
    assert.ok((await fetch(`http://127.0.0.1:${metrics}/metrics`)).ok);
});

test('a script of an earlier release is still there', async () => {
  edge.put('/srv/site/static/_next/static/chunks/earlier.js', 'earlier()');
  const kept = await edge.ask('/_next/static/chunks/earlier.js');
  assert.deepEqual([kept.status, kept.text], [200, 'earlier()']);
  assert.equal(kept.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal((await edge.ask('/_next/static/chunks/none.js')).status, 404);
});

test('whoever asks too much is told when to come back', async () => {
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, at) => edge.ask(`/search?q=w${at}`, { from: '127.0.2.1' })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  assert.ok(refused.length > 0 && refused.length < answers.length, `${refused.length}`);
  assert.equal(refused[0]?.headers['retry-after'], '5');
  assert.equal(refused[0]?.headers['cache-control'], 'no-store');
});

const READS_EACH_MS = 100;

test('a release loses no request', async () => {
  /** @type {string[]} */
  const lost = [];
  let [asked, isOver] = [0, false];
  /** Each reader has an address of its own, as the limits are for one. @param {number} reader */
  const read = async (reader) => {
    for (let turn = reader; !isOver; turn++) {
      const path = `${PAGES[turn % PAGES.length]}`;
      // Every tenth is for a page that no cache has.
      const fresh = turn % 10 === 0 ? `${path.includes('?') ? '&' : '?'}n=${reader}-${turn}` : '';
      asked++;
      const status = await edge
        .ask(path + fresh, { from: `127.0.1.${reader + 1}` })
        .then((answer) => answer.status, String);
      if (status !== 200) lost.push(`${path + fresh} ${status}`);
      // Four readers a tenth of a second apart see each moment of a restart, and leave it the machine.
      await setTimeout(READS_EACH_MS);
    }
  };
  const readers = Array.from({ length: 4 }, (_, reader) => read(reader));
  for (const [at, own] of ports.entries()) {
    assert.equal(await sites[at]?.stop(), 0);
    sites[at] = await startProcess(own);
    // As the unit does: pages whose first request is not left to readers.
    for (const page of ['/', '/hi', '/india', '/sports', '/search?q=a'])
      await (await fetch(`http://127.0.0.1:${own.port}${page}`)).text();
  }
  isOver = true;
  await Promise.all(readers);
  assert.deepEqual(lost, []);
  assert.ok(asked > 50, `${asked}`);
});

test('with the provider off, and then with no process, readers see the last good pages', async () => {
  const good = new Map();
  for (const page of PAGES) good.set(page, storiesOf(await edge.ask(page)));
  assert.ok(
    [...good.values()].every((stories) => stories > 5),
    `${[...good.values()]}`,
  );
  /** Until the cache has had to look for each page again, and says of it what it has. @param {RegExp} cached */
  const untilAll = async (cached) => {
    /** @type {Set<string>} */
    const seen = new Set();
    /** @type {string[]} */
    const worse = [];
    await until(async () => {
      for (const page of PAGES.slice(0, 4)) {
        const answer = await edge.ask(page);
        const stories = storiesOf(answer);
        if (answer.status !== 200 || stories < good.get(page))
          worse.push(`${page} ${answer.status}, ${stories} stories`);
        if (cached.test(`${answer.headers['x-cache']}`)) seen.add(page);
      }
      return seen.size === 4;
    });
    assert.deepEqual(worse, []);
  };

  await provider.stop();
  // STALE, or what the processes themselves know of before.
  await untilAll(/STALE|EXPIRED|REVALIDATED/);

  await Promise.all(sites.map((site) => site.stop()));
  await untilAll(/STALE/);
  const down = await edge.ask('/world');
  assert.equal(down.status, 503);
  assert.match(down.text, /It will try again in 30 seconds/);
  assert.deepEqual(
    [down.headers['retry-after'], down.headers['cache-control']],
    ['30', 'no-store'],
  );
  sites = [];
});
