import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { createFeeds } from '../feeds.mjs';
import { openNewsroom } from './newsroomFixture.mjs';

/** @param {{ id: string }[]} items */
const ids = (items) => items.map(({ id }) => id);

test('edits are seen at the next request', async (t) => {
  const { feed, remove, write } = await openNewsroom(t, {
    'featured-stories/en.json': [{ id: 'a', title: 'One' }],
  });
  assert.equal((await feed('featured-stories'))[0].title, 'One');

  write('featured-stories/en.json', [{ id: 'a', title: 'Two' }]);
  assert.equal((await feed('featured-stories'))[0].title, 'Two');

  write('featured-stories/hi.json', [{ id: 'a-hi' }]);
  assert.deepEqual(ids(await feed('featured-stories')), ['a', 'a-hi']);

  remove('featured-stories/en.json');
  assert.deepEqual(ids(await feed('featured-stories')), ['a-hi']);
});

test('a feed without files is an empty list', async (t) => {
  const { feed } = await openNewsroom(t);
  assert.deepEqual(await feed('posters'), []);
});

const mistakes = [
  {
    name: 'a missing comma',
    text: '[\n  {"id": "a"}\n  {"id": "b"}\n]',
    message: /en\.json: line 3: /,
  },
  { name: 'half a file', text: '[{"id":\n', message: /en\.json: line 2: / },
  { name: 'no list', text: '{"id": "a"}', message: /must hold a list/ },
  {
    name: 'an entry that is no object',
    text: '[{"id": "a"}, "b"]',
    message: /entry 2 must be an object/,
  },
];

for (const { name, text, message } of mistakes) {
  test(`${name} leaves the last good content and is told once`, async (t) => {
    const { feed, logged, write } = await openNewsroom(t, { 'news/en.json': [{ id: 'good' }] });

    write('news/en.json', text);
    assert.deepEqual(ids(await feed('news')), ['good']);
    await feed('news');
    assert.equal(logged.length, 1);
    assert.match(String(logged[0]), message);

    write('news/en.json', [{ id: 'mended' }]);
    assert.deepEqual(ids(await feed('news')), ['mended']);
  });
}

test('what is read at once is of one moment, whatever the clock does meanwhile', (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'newsroom-'));
  t.after(() => rmSync(dataDir, { recursive: true }));
  for (const name of ['news', 'breaking-news']) {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, 'en.json'), JSON.stringify([{ id: name, minutesAgo: 5 }]));
  }
  let ms = Date.parse('2026-01-15T06:30:00Z');
  const read = createFeeds({ dataDir, now: () => ms++, log: () => {} });
  assert.equal(read('news').items[0]?.timestamp, read('breaking-news').items[0]?.timestamp);
});

test('timestamps do not move between requests', async (t) => {
  const { clock, get } = await openNewsroom(t, {
    'breaking-news/en.json': [{ id: 'a', minutesAgo: 30 }],
  });
  const first = await get('/api/breaking-news');
  clock.ms += 60_000;

  assert.deepEqual(JSON.parse(first.bytes.toString()), [
    { id: 'a', timestamp: '2026-01-15T06:00:00.000Z' },
  ]);
  assert.deepEqual((await get('/api/breaking-news')).bytes, first.bytes);
});

test('an added item is as old as its edit says, the others keep their time', async (t) => {
  const { clock, feed, write } = await openNewsroom(t, {
    'breaking-news/en.json': [{ id: 'a', minutesAgo: 30 }],
  });
  clock.ms += 10 * 60_000;
  write('breaking-news/en.json', [
    { id: 'new', minutesAgo: 0 },
    { id: 'a', minutesAgo: 30 },
  ]);

  assert.deepEqual(await feed('breaking-news'), [
    { id: 'new', timestamp: '2026-01-15T06:40:00.000Z' },
    { id: 'a', timestamp: '2026-01-15T06:00:00.000Z' },
  ]);
});

test('an item known by _id has a time of its own', async (t) => {
  const { clock, feed, write } = await openNewsroom(t, {
    'news/en.json': [{ _id: '1', minutesAgo: 0 }],
  });
  clock.ms += 60_000;
  write('news/hi.json', [{ _id: '2', minutesAgo: 0 }]);

  assert.deepEqual(await feed('news'), [
    { _id: '1', timestamp: '2026-01-15T06:30:00.000Z' },
    { _id: '2', timestamp: '2026-01-15T06:31:00.000Z' },
  ]);
});

test('an item’s own timestamp stays', async (t) => {
  const item = { id: 'a', timestamp: '2025-12-31T18:30:00Z' };
  const { feed } = await openNewsroom(t, { 'news/en.json': [{ ...item, minutesAgo: 5 }] });
  assert.deepEqual(await feed('news'), [item]);
});

test('news is served oldest first, other feeds in the order of their files', async (t) => {
  const en = [
    { id: 'new', minutesAgo: 1 },
    { id: 'old', minutesAgo: 90 },
  ];
  const hi = [{ id: 'middle-hi', minutesAgo: 20 }];
  const { feed } = await openNewsroom(t, {
    'news/hi.json': hi,
    'news/en.json': en,
    'breaking-news/hi.json': hi,
    'breaking-news/en.json': en,
  });
  assert.deepEqual(ids(await feed('news')), ['old', 'middle-hi', 'new']);
  assert.deepEqual(ids(await feed('breaking-news')), ['new', 'old', 'middle-hi']);
});
