import assert from 'node:assert/strict';
import test from 'node:test';
import { gunzipSync } from 'node:zlib';
import { openNewsroom } from './newsroomFixture.mjs';

const ITEMS = [
  {
    id: 'a',
    thumbnail: '/pictures/lake.jpg',
    videoUrl: '/videos/narmada-evening.webm',
    link: '/news/a',
  },
];

test('a feed carries the headers of a real API', async (t) => {
  const { get } = await openNewsroom(t, { 'breaking-news/en.json': ITEMS });
  const { status, headers, bytes } = await get('/api/breaking-news');

  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'application/json; charset=utf-8');
  assert.equal(headers['content-length'], String(bytes.length));
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers.vary, 'Accept-Encoding');
});

test('the same bytes are not sent twice', async (t) => {
  const { get } = await openNewsroom(t, { 'posters/posters.json': ITEMS });
  const etag = String((await get('/api/posters')).headers.etag);
  assert.match(etag, /^"[\w-]{43}"$/);

  for (const asked of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, headers, bytes } = await get('/api/posters', { 'if-none-match': asked });
    assert.deepEqual([status, bytes.length, headers.etag], [304, 0, etag], asked);
  }
  assert.equal((await get('/api/posters', { 'if-none-match': '"other"' })).status, 200);
});

test('gzip is sent to those who take it, under an ETag of its own', async (t) => {
  const { get } = await openNewsroom(t, { 'posters/posters.json': ITEMS });
  const plain = await get('/api/posters', { 'accept-encoding': 'gzip;q=0, br' });
  const zipped = await get('/api/posters', { 'accept-encoding': 'br, gzip;q=0.8' });

  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.deepEqual(gunzipSync(zipped.bytes), plain.bytes);
  assert.notEqual(zipped.headers.etag, plain.headers.etag);
});

test('paths of pictures and videos become URLs on the asked host', async (t) => {
  const { get } = await openNewsroom(t, { 'posters/posters.json': ITEMS });
  await get('/api/posters', { host: 'other.example' });
  const answer = await get('/api/posters', { host: 'news.example:4000' });

  assert.deepEqual(JSON.parse(answer.bytes.toString()), [
    {
      id: 'a',
      thumbnail: 'http://news.example:4000/pictures/lake.jpg',
      videoUrl: 'http://news.example:4000/videos/narmada-evening.webm',
      link: '/news/a',
    },
  ]);
});

test('HEAD has the headers of GET and no body', async (t) => {
  const { ask, get } = await openNewsroom(t);
  for (const path of [
    '/api/news',
    '/pictures/lake.jpg',
    '/videos/narmada-evening.webm',
    '/nowhere',
  ]) {
    const [head, full] = await Promise.all([ask(path, { method: 'HEAD' }), get(path)]);
    assert.equal(head.status, full.status, path);
    assert.equal(head.headers['content-length'], String(full.bytes.length), path);
    assert.equal(head.bytes.length, 0, path);
  }
});

test('what is not served is a JSON 404', async (t) => {
  const { get } = await openNewsroom(t);
  const paths = [
    '/',
    '/api',
    '/api/weather',
    '/pictures/none.jpg',
    '/pictures/lake.svg',
    '/videos/none.webm',
  ];
  const outside = ['/pictures/..%2f..%2fpackage.jpg', '/pictures/../server.mjs', '//', '/%'];
  for (const path of [...paths, ...outside]) {
    const { status, bytes } = await get(path);
    assert.equal(status, 404, path);
    assert.deepEqual(JSON.parse(bytes.toString()), { error: 'Not Found' });
  }
});

test('only GET and HEAD are allowed', async (t) => {
  const { ask } = await openNewsroom(t);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask('/api/news', { method });
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'], method);
  }
});
