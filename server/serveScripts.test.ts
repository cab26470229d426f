/** @jest-environment node */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createScriptServer } from './serveScripts.mjs';

const SCRIPT = 'console.log("rain")';
const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
let server: Server;
let origin = '';

beforeAll(async () => {
  for (const name of ['a.js', 'a.css', 'gone.js']) {
    writeFileSync(join(folder, name), SCRIPT);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(SCRIPT));
  }
  writeFileSync(join(folder, 'plain.js'), SCRIPT);
  mkdirSync(join(folder, 'chunks'));
  const serve = createScriptServer(folder);
  rmSync(join(folder, 'gone.js.br'));
  server = createServer((request, response) =>
    serve(request, response, () => response.end(`next: ${request.url}`)),
  );
  await new Promise<void>((done) => server.listen(0, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string, accepted: string, method = 'GET') => {
  const response = await fetch(origin + path, { method, headers: { 'accept-encoding': accepted } });
  return { text: await response.text(), header: (name: string) => response.headers.get(name) };
};

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
])('for %s it is sent in %s', async (accepted, coding) => {
  const { text, header } = await ask('/_next/static/a.js?v=1', accepted);
  expect(text).toBe(SCRIPT);
  expect(['content-encoding', 'vary', 'content-type', 'cache-control'].map(header)).toEqual([
    coding,
    'Accept-Encoding',
    'application/javascript; charset=UTF-8',
    'public, max-age=31536000, immutable',
  ]);
});

it('a style sheet is one', async () => {
  expect((await ask('/_next/static/a.css', 'br')).header('content-type')).toBe(
    'text/css; charset=UTF-8',
  );
});

it('of a HEAD the head alone is sent', async () => {
  const { text, header } = await ask('/_next/static/a.js', 'br', 'HEAD');
  expect([text, header('content-encoding')]).toEqual(['', 'br']);
});

it.each([
  ['a client that takes no coding', '/_next/static/a.js', 'identity'],
  ['a script that was not compressed', '/_next/static/plain.js', 'br'],
  ['one that has gone since', '/_next/static/gone.js', 'br'],
  ['a page', '/a.js', 'br'],
])('%s is left to the next', async (_, path, accepted) => {
  const { text, header } = await ask(path, accepted);
  expect([text, header('content-encoding')]).toEqual([`next: ${path}`, null]);
});

it.each([
  ['one that is not there', '/_next/static/none.js'],
  ['a folder', '/_next/static/chunks'],
  ['a way out of the folder', '/_next/static/..%2f..%2fa.js'],
])(
  'Next: renders a page for a script that is not there; here %s is 404 without one',
  async (_, path) => {
    const response = await fetch(origin + path);
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual(
      [404, '', 'no-store'],
    );
  },
);

it('behind an edge that compresses every script is left to the next', async () => {
  const serve = createScriptServer(folder, { compresses: false });
  const plain = createServer((request, response) =>
    serve(request, response, () => response.end('next')),
  );
  await new Promise<void>((done) => plain.listen(0, done));
  const { port } = plain.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/_next/static/a.js`);
  expect(await response.text()).toBe('next');
  plain.close();
});
