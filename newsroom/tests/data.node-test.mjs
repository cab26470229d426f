import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { FEEDS, parseItems } from '../feeds.mjs';

const STATES = [
  'Madhya Pradesh',
  'Rajasthan',
  'Maharashtra',
  'Karnataka',
  'Tamil Nadu',
  'Uttar Pradesh',
  'Gujarat',
  'West Bengal',
];

const FIELDS = {
  posters: [
    'title',
    'description',
    'category',
    'image',
    'summary',
    'fullContent',
    'hindTitle',
    'hindSummary',
    'hindContent',
  ],
  'breaking-news': ['headline', 'shortDescription', 'fullDescription', 'state', 'minutesAgo'],
  'featured-stories': ['title', 'description', 'content', 'category', 'minutesAgo'],
  news: ['title', 'category', 'minutesAgo'],
};

const LEAST = { posters: 6, 'breaking-news': 10, 'featured-stories': 6, news: 80 };

/** @param {string} path */
const beside = (path) => new URL(`../${path}`, import.meta.url);
/** @param {string} path */
const itemsOf = (path) => parseItems(readFileSync(beside(path), 'utf8'));
/** @param {string} feed */
const filesOf = (feed) => readdirSync(beside(`data/${feed}`)).map((name) => `data/${feed}/${name}`);

const everyFile = FEEDS.flatMap(filesOf);

for (const feed of FEEDS) {
  test(`${feed}: enough items, each with its fields`, () => {
    const items = filesOf(feed).flatMap(itemsOf);
    assert.ok(items.length >= LEAST[feed], `${items.length} of ${LEAST[feed]}`);
    for (const item of items) {
      const missing = FIELDS[feed].filter(
        (field) => item[field] === undefined || item[field] === '',
      );
      assert.deepEqual(missing, [], idOf(item));
    }
  });
}

/** @param {Record<string, unknown>} item the provider gives some items an _id instead */
const idOf = ({ id, _id }) => String(id ?? _id);

test('ids are Latin slugs or numbers and occur once', () => {
  const ids = everyFile.flatMap(itemsOf).map(idOf);
  assert.deepEqual(
    ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)),
    [],
  );
  assert.deepEqual(
    ids.filter((id, i) => ids.indexOf(id) !== i),
    [],
  );
});

test('Hindi items are in Devanagari, their slugs end in -hi', () => {
  const hindi = everyFile.filter((path) => path.endsWith('/hi.json')).flatMap(itemsOf);
  for (const { id, title, headline } of hindi) {
    if (typeof id === 'string' && /[a-z]/.test(id)) assert.match(id, /-hi$/);
    assert.match(String(title ?? headline), /\p{Script=Devanagari}/u);
  }
});

test('news leaves out a state only for the world, and a body only now and then', () => {
  const news = filesOf('news').flatMap(itemsOf);
  assert.deepEqual(
    news.filter(({ state, category }) => !state && category !== 'world').map(idOf),
    [],
  );
  assert.ok(news.filter(({ content }) => !content).length <= 2);
});

const liveFiles = ['live/en.json', 'live/hi.json'];
/** @param {string} path @returns {import('../live.mjs').Session} */
const sessionOf = (path) => JSON.parse(readFileSync(beside(path), 'utf8'));

test('what goes on is told in both languages line by line', () => {
  const [en, hi] = liveFiles.map(sessionOf);
  const shape = (/** @type {import('../live.mjs').Session | undefined} */ session) =>
    session?.script.map((line) => Object.keys(line));
  assert.deepEqual(shape(hi), shape(en));
  assert.match(JSON.stringify(hi?.script.map(({ content }) => content)), /\p{Script=Devanagari}/u);
  assert.ok(!everyFile.flatMap(itemsOf).some(({ id }) => id === en?.story.id));
});

test('every picture and video named exists', () => {
  for (const path of [...everyFile, ...liveFiles]) {
    const named = readFileSync(beside(path), 'utf8').matchAll(/"\/(pictures|videos)\/([^"]+)"/g);
    for (const [, folder, file = ''] of named) {
      const source = `${folder}/${file.replace(/\.jpg$/, '.svg')}`;
      assert.ok(existsSync(beside(source)), `${path} names ${source}`);
    }
  }
});

test('no two stories share a picture, but a story and its translation do', () => {
  /** @type {Map<string, Set<string>>} */
  const stories = new Map();
  const going = liveFiles.map((path) => sessionOf(path).story);
  for (const item of [...everyFile.flatMap(itemsOf), ...going]) {
    const picture = item.image ?? item.imageUrl ?? item.thumbnail;
    if (typeof picture !== 'string') continue;
    const others = stories.get(picture) ?? new Set();
    stories.set(picture, others.add(idOf(item).replace(/-hi$/, '')));
  }
  assert.deepEqual(
    [...stories].filter(([, ids]) => ids.size > 1),
    [],
  );
  const portraits = everyFile
    .flatMap(itemsOf)
    .flatMap(({ authors }) => (Array.isArray(authors) ? authors : []))
    .flatMap(({ imageUrl }) => imageUrl ?? []);
  assert.deepEqual(
    readdirSync(beside('pictures')).sort(),
    [...new Set([...stories.keys(), ...portraits])]
      .map((path) => path.replace(/^.pictures.(.+).jpg$/, '$1.svg'))
      .sort(),
  );
});

test('pages link only to stories that exist', () => {
  const items = everyFile.flatMap(itemsOf);
  const links = items.flatMap(({ link }) => (typeof link === 'string' ? [link] : []));
  assert.deepEqual(
    links.filter((link) => !items.some(({ id }) => link === `/news/${id}`)),
    [],
  );
});

test('every video has a description and captions in both languages', () => {
  for (const item of everyFile.flatMap(itemsOf).filter(({ videoUrl }) => videoUrl)) {
    const captions = /** @type {{ lang: string, url: string }[]} */ (item.captions);
    assert.deepEqual(
      captions.map(({ lang }) => lang),
      ['en', 'hi'],
      idOf(item),
    );
    for (const { url } of captions) assert.ok(existsSync(beside(url.slice(1))), url);
    assert.equal(
      /\p{Script=Devanagari}/u.test(String(item.videoDescription)),
      idOf(item).endsWith('-hi'),
    );
  }
});

for (const name of STATES) {
  test(`${name} occurs in the news of both languages`, () => {
    for (const path of ['data/news/en.json', 'data/news/hi.json']) {
      assert.ok(
        itemsOf(path).some(({ state }) => state === name),
        path,
      );
    }
  });
}

test('each story kind occurs in each language', () => {
  for (const path of ['data/breaking-news/en.json', 'data/breaking-news/hi.json']) {
    const items = itemsOf(path);
    const has = (/** @type {(item: Record<string, unknown>) => unknown} */ kind) =>
      assert.ok(items.some(kind), path);
    has(({ videoUrl }) => videoUrl);
    has(({ youtubeUrl }) => youtubeUrl);
    has(({ views }) => views === undefined);
    has(({ headline }) => String(headline).split(' ').length >= 25);
  }
});
