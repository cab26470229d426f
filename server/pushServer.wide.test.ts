/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer as createSite } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { generateVAPIDKeys } from 'web-push';
import { alertWith } from '@/lib/testing/alerts';
import { createBrowser } from '@/lib/testing/fakePushService';
import { freePort } from '../scripts/freePort.mjs';
import { openSentAlerts } from './push/sentAlerts.mjs';
import { idOf } from './push/subscriptionLines.mjs';
import { openSubscriptions } from './push/subscriptionStore.mjs';

const { publicKey, privateKey } = generateVAPIDKeys();
const folder = mkdtempSync(join(tmpdir(), 'push-'));
const first = createServer();
let url = '';
beforeAll(async () => {
  await (await openSubscriptions(folder, { publicKey })).close();
  await once(first.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(first.address() as AddressInfo).port}`;
});
afterAll(() => {
  first.close();
  rmSync(folder, { recursive: true });
});

const start = (settings: Record<string, string>, options: string[] = []) =>
  spawn(
    process.execPath,
    ['--conditions=tests-site', ...options, join(__dirname, 'pushServer.mjs')],
    {
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
        VAPID_SUBJECT: 'mailto:desk@example.org',
        PUSH_DIR: folder,
        ...settings,
      },
    },
  );
async function ended(settings: Record<string, string>) {
  const child = start(settings);
  const [said, [code]] = await Promise.all([
    Promise.all([text(child.stdout), text(child.stderr)]),
    once(child, 'exit'),
  ]);
  return { code, lines: said.join('').trim().split('\n') };
}

it('ends beside a first one before it writes the list anew, which the first goes on with', async () => {
  const [file = ''] = readdirSync(folder);
  // What the next one to open it leaves out.
  appendFileSync(join(folder, file), `{"end":"${'x'.repeat(43)}"}\n`);
  const { ino } = statSync(join(folder, file));
  const { code, lines } = await ended({ PUSH_URL: url });
  expect([code, lines]).toEqual([1, [expect.stringContaining('EADDRINUSE')]]);
  expect(statSync(join(folder, file)).ino).toBe(ino);
});

it('names the folder that it cannot use, in a line', async () => {
  const given = { PUSH_URL: 'http://127.0.0.2:0', PUSH_HOST: '127.0.0.2', PUSH_DIR: '/proc/none' };
  expect(await ended(given)).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Settings: PUSH_DIR cannot be used: ENOENT/)],
  });
});

it('answers 503 until the list is open', async () => {
  const [file = ''] = readdirSync(folder);
  const slow = mkdtempSync(join(tmpdir(), 'push-'));
  // Opening it waits for who writes into it.
  spawnSync('sh', ['-c', 'mkfifo "$0"', join(slow, file)]);
  const port = await freePort();
  const child = start({ PUSH_URL: `http://127.0.0.1:${port}`, PUSH_DIR: slow });
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/ready`).catch(() =>
      wait(100).then((): Promise<Response> => ask()),
    );
  try {
    const { status, headers } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  } finally {
    child.kill('SIGKILL');
    rmSync(slow, { recursive: true });
  }
});

it.each(['SIGTERM', 'SIGHUP'] as const)('closes its list and ends at %s', async (signal) => {
  const child = start({ PUSH_URL: `http://127.0.0.1:${await freePort()}` });
  // Its handlers are set before.
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

/** Looks every tenth of a second, and finds no push service, two seconds after it was asked for. */
const SLOW_SERVICE = `
  import dns from 'node:dns';
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { setTimeout: wait } = timers;
  timers.setTimeout = (ms, ...others) => wait(ms / 100, ...others);
  const { lookup } = dns;
  dns.lookup = (host, options, done) => {
    if (host !== 'fcm.googleapis.com') return lookup(host, options, done);
    process.stderr.write('asked');
    setTimeout(done, 2000, Object.assign(new Error('none'), { code: 'EAI_AGAIN' }));
  };
  syncBuiltinESMExports();
`;

it('at a signal finishes the tries of an alert that are under way, and leaves the others to the next process', async () => {
  const alert = alertWith({ until: Date.now() + 3_600_000, urgent: true });
  const site = createSite((_, response) => response.end(JSON.stringify(alert)));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const own = mkdtempSync(join(tmpdir(), 'push-'));
  const list = await openSubscriptions(own, { publicKey });
  const { subscription } = createBrowser('https://fcm.googleapis.com/one');
  await list.start({ subscription, choice: { language: 'en', states: [], topics: [] } });
  await list.close();
  const settings = {
    PUSH_URL: `http://127.0.0.1:${await freePort()}`,
    PUSH_SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    PUSH_DIR: own,
  };
  const child = start(settings, [
    `--import=data:text/javascript,${encodeURIComponent(SLOW_SERVICE)}`,
  ]);
  try {
    const said = text(child.stdout);
    const asked = text(child.stderr);
    await once(child.stderr, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await said).toContain('alert sent');
    expect(await asked).toBe('asked');
    const { leftOf } = await openSentAlerts(own);
    expect(leftOf(alert.key)).toEqual(new Set([idOf(subscription)]));
  } finally {
    child.kill('SIGKILL');
    site.close();
    rmSync(own, { recursive: true });
  }
}, 30_000);
