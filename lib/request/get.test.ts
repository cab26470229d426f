import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { discard, get } from './get';

const upstream = fakeUpstream();

const { signal } = new AbortController();
const ask = (path: string) => get(upstream.url + path, { signal });

it.each([
  ['as it is', {}, Buffer.from('पुल')],
  ['in gzip', { 'content-encoding': 'gzip' }, gzipSync('पुल')],
  ['in gzip by its old name', { 'content-encoding': 'X-GZIP' }, gzipSync('पुल')],
  ['in Brotli', { 'content-encoding': 'br' }, brotliCompressSync('पुल')],
  ['in an encoding it does not know', { 'content-encoding': 'none' }, Buffer.from('पुल')],
])('reads a body that comes %s', async (_, headers, body) => {
  upstream.on('/a', (_request, response) => response.writeHead(200, headers).end(body));
  expect(await text((await ask('/a')).body)).toBe('पुल');
});

it('says which encodings it reads, and sends what it is given', async () => {
  upstream.sendsText('/a', '');
  discard(await get(`${upstream.url}/a`, { signal, headers: { 'if-none-match': '"1"' } }));
  expect(upstream.calls[0]?.headers).toMatchObject({
    'accept-encoding': 'gzip, br',
    'if-none-match': '"1"',
    'user-agent': 'node',
  });
});

it('gives a header by its name, the first one of several, and null without one', async () => {
  upstream.on('/a', (_, response) =>
    response.writeHead(200, { etag: '"1"', link: ['<b>', '<c>'] }).end(),
  );
  const answer = await ask('/a');
  expect(['etag', 'link', 'age'].map(answer.header)).toEqual(['"1"', '<b>', null]);
  discard(answer);
});

it.each([
  [200, true],
  [206, true],
  [299, true],
  [304, false],
  [404, false],
])('says whether a status is one of success: %i', async (status, ok) => {
  upstream.sendsText('/a', '', status);
  const answer = await ask('/a');
  expect([answer.status, answer.ok]).toEqual([status, ok]);
  discard(answer);
});

it('follows no redirect', async () => {
  upstream.on('/a', (_, response) => response.writeHead(302, { location: '/b' }).end());
  const answer = await ask('/a');
  expect(answer.status).toBe(302);
  discard(answer);
  expect(upstream.pathsAsked()).toEqual(['/a']);
});

it('hangs up on a body that is discarded, packed or not', async () => {
  const closed: Promise<unknown>[] = [];
  for (const headers of [{}, { 'content-encoding': 'gzip' }]) {
    upstream.on('/a', (_, response) => {
      closed.push(new Promise((done) => response.on('close', done)));
      response.writeHead(200, headers).write('1');
    });
    discard(await ask('/a'));
  }
  expect(await Promise.all(closed)).toHaveLength(2);
});

it('throws to the reader of a body that ends too soon', async () => {
  upstream.on('/a', (_, response) => {
    response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync('[1, 2, 3]').subarray(0, -9));
  });
  const { body } = await ask('/a');
  await expect(text(body)).rejects.toThrow('unexpected end of file');
});
