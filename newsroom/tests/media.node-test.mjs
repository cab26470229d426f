import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import sharp from 'sharp';
import { openNewsroom } from './newsroomFixture.mjs';

const VIDEO = '/videos/narmada-evening.webm';
const bytesOfVideo = readFileSync(new URL(`..${VIDEO}`, import.meta.url));
const size = bytesOfVideo.length;

test('a scene is a JPEG of 1200 by 800', async (t) => {
  const { get } = await openNewsroom(t);
  const answers = await Promise.all([1, 2, 3].map(() => get('/pictures/lake.jpg')));
  const [{ status, headers, bytes }] = /** @type {[typeof answers[0]]} */ (answers);
  const { format, width, height } = await sharp(bytes).metadata();

  assert.deepEqual([status, format, width, height], [200, 'jpeg', 1200, 800]);
  assert.equal(headers['content-type'], 'image/jpeg');
  assert.match(String(headers['cache-control']), /max-age=\d+/);
  assert.equal((await get('/pictures/lake.jpg', { 'if-none-match': headers.etag })).status, 304);
});

test('a whole video says that it can be had in parts', async (t) => {
  const { get } = await openNewsroom(t);
  const { status, headers, bytes } = await get(VIDEO);

  assert.deepEqual(
    [status, headers['content-type'], headers['accept-ranges']],
    [200, 'video/webm', 'bytes'],
  );
  assert.deepEqual(bytes, bytesOfVideo);
  assert.equal((await get(VIDEO, { 'if-none-match': headers.etag })).status, 304);
});

for (const lang of ['en', 'hi']) {
  test(`captions in ${lang} are WebVTT that another site may load`, async (t) => {
    const { get } = await openNewsroom(t);
    const { status, headers, bytes } = await get(VIDEO.replace('.webm', `.${lang}.vtt`));
    assert.deepEqual(
      [status, headers['content-type'], headers['access-control-allow-origin']],
      [200, 'text/vtt; charset=utf-8', '*'],
    );
    const [head, ...cues] = bytes.toString().trim().split('\n\n');
    assert.equal(head, 'WEBVTT');
    assert.equal(cues.length, 5);
    for (const cue of cues) assert.match(cue, /^\d\d:\d\d\.\d{3} --> \d\d:\d\d\.\d{3}\n\S.*$/);
  });
}

const ranges = [
  { asked: 'bytes=0-1', start: 0, end: 1 },
  { asked: 'bytes=100-', start: 100, end: size - 1 },
  { asked: 'bytes=-500', start: size - 500, end: size - 1 },
  { asked: `bytes=10-${size + 1000}`, start: 10, end: size - 1 },
];

for (const { asked, start, end } of ranges) {
  test(`${asked} is answered in part`, async (t) => {
    const { get } = await openNewsroom(t);
    const { status, headers, bytes } = await get(VIDEO, { range: asked });

    assert.deepEqual([status, headers['content-range']], [206, `bytes ${start}-${end}/${size}`]);
    assert.equal(headers['content-length'], String(end - start + 1));
    assert.deepEqual(bytes, bytesOfVideo.subarray(start, end + 1));
  });
}

test('a range beyond the end is refused', async (t) => {
  const { get } = await openNewsroom(t);
  for (const asked of [`bytes=${size}-`, 'bytes=-0']) {
    const { status, headers } = await get(VIDEO, { range: asked });
    assert.deepEqual([status, headers['content-range']], [416, `bytes */${size}`], asked);
  }
});

test('several ranges, no bytes, or those of other bytes bring the whole', async (t) => {
  const { get } = await openNewsroom(t);
  const { etag } = (await get(VIDEO)).headers;
  for (const asked of ['bytes=0-1,4-5', 'lines=0-1']) {
    assert.equal((await get(VIDEO, { range: asked })).status, 200, asked);
  }
  assert.equal((await get(VIDEO, { range: 'bytes=0-1', 'if-range': '"other"' })).status, 200);
  assert.equal((await get(VIDEO, { range: 'bytes=0-1', 'if-range': etag })).status, 206);
});
