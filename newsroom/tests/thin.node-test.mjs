import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { FEEDS, parseItems } from '../feeds.mjs';
import { NEWS_SETS, dataDirOf } from '../newsSets.mjs';

const DAY = 24 * 60;
const YEAR = 365.25 * DAY;

/** @param {string} name of a set @param {string} feed */
function itemsOf(name, feed) {
  const folder = join(dataDirOf(name), feed);
  return readdirSync(folder).flatMap((file) =>
    parseItems(readFileSync(join(folder, file), 'utf8')),
  );
}
/** @param {string} name of a set */
const allOf = (name) => FEEDS.flatMap((feed) => itemsOf(name, feed));

const items = allOf('thin');
const news = itemsOf('thin', 'news');
/** @param {Record<string, unknown>} item */
const titleOf = ({ title, headline }) => String(title ?? headline);
const isDevanagari = (/** @type {unknown} */ text) =>
  /\p{Script=Devanagari}/u.test(String(text ?? ''));

test('the sets are named; another name is refused with theirs', () => {
  assert.deepEqual(Object.keys(NEWS_SETS), ['full', 'thin']);
  assert.equal(dataDirOf(), dataDirOf('full'));
  assert.notEqual(dataDirOf('thin'), dataDirOf('full'));
  for (const wrong of ['none', 'toString', ''])
    assert.throws(() => dataDirOf(wrong), /NEWSROOM must be one of full, thin/);
});

test('the thin set has 40 stories in Hindi and 8 in English, two with a picture', () => {
  const hindi = items.filter((item) => isDevanagari(titleOf(item)));
  assert.deepEqual([hindi.length, items.length - hindi.length], [40, 8]);
  assert.deepEqual(
    hindi.filter(({ id }) => !/^thin-[a-z0-9-]+-hi$/.test(String(id))),
    [],
  );
  const pictures = items.flatMap(
    ({ image, imageUrl, thumbnail }) => image ?? imageUrl ?? thumbnail ?? [],
  );
  assert.equal(pictures.length, 2);
  for (const picture of pictures)
    assert.ok(existsSync(new URL(`..${String(picture).replace(/jpg$/, 'svg')}`, import.meta.url)));
});

test('its ids occur once, also beside the full set', () => {
  const ids = [...items, ...allOf('full')].map(({ id, _id }) => id ?? _id);
  assert.equal(new Set(ids).size, ids.length);
});

test('most of its categories have one story, named in either language', () => {
  const stories = items.filter(({ category }) => category !== undefined);
  const names = stories.map(({ category }) => String(category).toLowerCase());
  const single = new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)));
  assert.ok(single.size > new Set(names).size / 2, [...single].join());
  assert.ok(names.filter(isDevanagari).length >= 10);
  assert.ok(names.filter((name) => !isDevanagari(name)).length >= 10);
  for (const never of ['photos', 'podcasts', 'webstories', 'astrology', 'moviereviews'])
    assert.ok(!names.some((name) => name.replaceAll(/[^a-z]/g, '') === never), never);
  assert.ok(news.some(({ state }) => isDevanagari(state)));
});

test('some of its stories lack a text, a category, a state; priorities and a 0 of views occur', () => {
  assert.ok(news.filter(({ content }) => !content).length >= 4);
  assert.ok(news.some(({ category }) => !category));
  assert.ok(news.some(({ state, category }) => !state && category !== 'World'));
  assert.deepEqual(
    itemsOf('thin', 'featured-stories').map(({ priority }) => priority),
    [2, 3, 2, 1, undefined],
  );
  assert.deepEqual(
    items.flatMap(({ views }) => views ?? []),
    [0],
  );
});

test('its oldest stories are seven and two years old, one is of last month', () => {
  const ages = items.flatMap(({ minutesAgo }) =>
    typeof minutesAgo === 'number' ? minutesAgo : [],
  );
  assert.deepEqual(
    ages.filter((age) => age >= YEAR).map((age) => Math.floor(age / YEAR)),
    [7, 2],
  );
  assert.equal(ages.filter((age) => age > 30 * DAY && age < YEAR).length, 1);
});
