/** @jest-environment node */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { startLocalServer } from '@/lib/testing/localServer';
import { createWorkerServer } from './serveWorker.mjs';

const WORKER = 'addEventListener("fetch", () => {});';
const folder = mkdtempSync(join(tmpdir(), 'worker-'));
mkdirSync(join(folder, 'worker'));
writeFileSync(join(folder, 'worker/sw.js'), WORKER);
writeFileSync(join(folder, 'worker/sw-push.js'), `${WORKER}/* and pushes */`);
writeFileSync(join(folder, 'worker/push.js'), 'ask();');
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(
  path: string,
  {
    from = folder,
    isOff = false,
    pushes = false,
    headers = {},
  }: { from?: string; isOff?: boolean; pushes?: boolean; headers?: Record<string, string> } = {},
) {
  const serve = createWorkerServer(from, { isOff, pushes });
  const { url, stop } = await startLocalServer((request, response) =>
    serve(request, response, () => response.end('next')),
  );
  const response = await fetch(url + path, { headers });
  const text = await response.text();
  await stop();
  return { text, status: response.status, header: (name: string) => response.headers.get(name) };
}

it('the worker may ask the site, and is asked for anew each time', async () => {
  const { text, header } = await ask('/sw.js?x=1');
  expect(text).toBe(WORKER);
  expect(
    ['content-type', 'cache-control', 'content-security-policy', 'service-worker-allowed'].map(
      header,
    ),
  ).toEqual([
    'application/javascript; charset=UTF-8',
    'public, max-age=0, s-maxage=5',
    "default-src 'none'; connect-src 'self'",
    '/',
  ]);
});

it('one that has not changed is 304', async () => {
  const etag = (await ask('/sw.js')).header('etag') ?? '';
  expect(etag).not.toBe('');
  // As browsers ask for a worker.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await ask('/sw.js', { headers })).status).toBe(304);
});

it.each([
  ['another path', '/sw.js.map', folder],
  ['a build without one', '/sw.js', join(folder, 'none')],
])('%s is left to Next', async (_, path, from) => {
  expect((await ask(path, { from })).text).toBe('next');
});

it.each([
  ['off', false, [WORKER, 'next']],
  ['on', true, [`${WORKER}/* and pushes */`, 'ask();']],
])('with notifications %s the worker and its script are their own', async (_, pushes, expected) => {
  const answers = [await ask('/sw.js', { pushes }), await ask('/push.js', { pushes })];
  expect(answers.map(({ text }) => text)).toEqual(expected);
});

it('the worker’s name for the disk is no address', async () => {
  expect((await ask('/sw-push.js', { pushes: true })).text).toBe('next');
});

it.each([
  ['instead of the worker', folder],
  ['where none was built', join(folder, 'none')],
])('switched off, one that deletes everything and ends itself comes %s', async (_, from) => {
  const { text, header } = await ask('/sw.js', { from, isOff: true });
  expect(header('cache-control')).toBe('public, max-age=0, s-maxage=5');

  const done: string[] = [];
  const handlers = new Map<string, (event: object) => void>();
  new Script(text).runInContext(
    createContext({
      addEventListener: (type: string, handler: (event: object) => void) =>
        handlers.set(type, handler),
      skipWaiting: () => done.push('skipWaiting'),
      caches: {
        keys: async () => ['kept-1-stories', 'other'],
        delete: async (id: string) => done.push(id),
      },
      registration: { unregister: async () => done.push('unregister') },
    }),
  );
  handlers.get('install')?.({});
  let work: Promise<unknown> = Promise.resolve();
  handlers.get('activate')?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
  expect(done).toEqual(['skipWaiting', 'kept-1-stories', 'other', 'unregister']);
});
