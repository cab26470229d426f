import { environment } from '@/lib/config/environment.mjs';
import type { Body } from '@/lib/story/body';
import { bodyText } from '@/lib/story/bodyText';
import type { Story } from '@/lib/story/story';
import { read as readBody } from '@/lib/testing/bodies';
import { expectConsole } from '@/lib/testing/expectConsole';
import { story } from '@/lib/testing/samples';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { listedStories } from './assemble';
import { freePart } from './markedTerms';
import { cards } from './recordCaches';
import { unversioned } from './records';
import { storiesById } from './singlePosts';
import { wordpressSource } from './wordpressSource';

const wordpress = wordpressForTests({ PREMIUM_CATEGORY: 'Plus', LIVE_CATEGORY: 'live' });

const POST = 864;
const BUSINESS = 151;
const PLUS = { id: 9001, name: 'Plus', slug: 'plus', parent: 0 };
const PLUS_HI = { id: 9003, name: 'प्लस', slug: 'plus-hi', parent: 0 };
const LIVE = { id: 9002, name: 'Live', slug: 'live', parent: 0 };
const TEXT = '<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p><p>Five.</p>';

const wordsOf = (body: Body | null) => bodyText(body ?? []).replace(/\s+/g, ' ');

const post = (given: Record<string, unknown>) =>
  Object.assign(wordpress.data().posts.find(({ id }) => id === POST) ?? {}, {
    date_gmt: '2026-11-20T04:00:00',
    modified_gmt: '2026-11-20T04:00:00',
    content: { rendered: TEXT, protected: false },
    categories: [],
    tags: [],
    ...given,
  });

beforeEach(() => {
  wordpress.data().categories.push(PLUS, LIVE);
  wordpress.data().tags.push(PLUS, PLUS_HI);
});

async function read(): Promise<Story> {
  const result = await storiesById([String(POST)]);
  const found = result.ok ? [...result.value.values()].filter((each) => each !== 'gone') : [];
  return found[0] ?? story({ title: 'Not found' });
}

it.each([
  ['by its category', { categories: [PLUS.id] }, true],
  ['by a tag', { tags: [PLUS.id] }, true],
  ['by a tag of a language', { tags: [PLUS_HI.id] }, true],
  ['not of another', { categories: [BUSINESS] }, undefined],
])('is premium %s, in lists too', async (_, given, premium) => {
  post(given);
  const found = await read();
  expect(found.premium).toBe(premium);
  expect(wordsOf(found.body)).toBe(premium ? 'One. Two.' : 'One. Two. Three. Four. Five.');
  const feed = await wordpressSource.feed('news');
  expect(feed.ok ? feed.value.byId.get(String(POST))?.premium : 'failed').toBe(premium);
  expect((found.tags ?? []).map(({ slug }) => slug)).not.toContain('plus');
});

const PAID = [true, 'One. Two.'];
const FREE = [undefined, 'One. Two. Three. Four. Five.'];

async function whatIsGiven() {
  const { premium, body } = await read();
  return [premium, wordsOf(body)];
}

const UNTOLD = /\/posts: only the beginning .* PREMIUM_CATEGORY/;
const BY_CATEGORY = { categories: [PLUS.id], tags: [] };
const BY_TAG = { categories: [], tags: [PLUS.id] };
const fail = (route: string, status: number) =>
  wordpress.fail(`/wp/v2/${route}`, (response) => response.writeHead(status).end());

it.each([
  ['categories', BY_CATEGORY],
  ['tags', BY_TAG],
])('gives nothing away that is not known to be free, while %s fail', async (route, given) => {
  expectConsole('error', new RegExp(`/${route}`));
  expectConsole('warn', UNTOLD);
  post(given);
  fail(route, 500);
  expect(await whatIsGiven()).toEqual(PAID);
});

it('gives nothing away while a page of many categories fails', async () => {
  expectConsole('error', /\/categories/);
  expectConsole('warn', UNTOLD);
  post(BY_CATEGORY);
  const first = JSON.stringify([{ id: BUSINESS, name: 'Business', slug: 'business', parent: 0 }]);
  wordpress.fail('/wp/v2/categories', (response) => {
    const asked = new URL(response.req.url ?? '', 'http://wordpress.invalid').searchParams;
    response.writeHead(asked.get('page') === '1' ? 200 : 500, { 'x-wp-total': '150' }).end(first);
  });
  expect(await whatIsGiven()).toEqual(PAID);
});

it.each([
  ['categories', BY_CATEGORY],
  ['tags', BY_TAG],
])('stays premium while WordPress refuses %s', async (route, given) => {
  post(given);
  expect(await whatIsGiven()).toEqual(PAID);
  fail(route, 403);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  expect(await whatIsGiven()).toEqual(PAID);
});

it.each([
  ['the beginnings alone, and says so', [LIVE], PAID, [UNTOLD]],
  ['all, where a category is of that slug', [PLUS], FREE, []],
])('gives, where WordPress has always refused tags, %s', async (_, categories, given, lines) => {
  for (const line of lines) expectConsole('warn', line);
  wordpress.data().categories = [...categories];
  post(BY_TAG);
  fail('tags', 403);
  await wordpressSource.feed('news');
  expect(await whatIsGiven()).toEqual(given);
});

it('is filed under its other category', async () => {
  post({ categories: [PLUS.id, BUSINESS] });
  expect((await read()).category).toBe('business');
  post({ categories: [PLUS.id], modified_gmt: '2026-11-20T04:10:00' });
  expect((await read()).category).toBeNull();
});

it('has no updates, which are a part of its text', async () => {
  post({
    categories: [PLUS.id, LIVE.id],
    content: { rendered: `<p>One.</p><h2>10:30 AM: It meets</h2>${TEXT}`, protected: false },
  });
  const found = await read();
  expect([found.live, found.coverage]).toEqual([undefined, undefined]);
});

it.each([
  ['an editor’s “Read more”', '<p>1</p><p>2</p><p>3</p><!--more--><p>4</p>', '1 2 3'],
  ['one with words', '<p>1</p><!--more Read on--><p>2</p>', '1'],
  ['a theme’s anchor', '<p>1 <span id="more-7"></span></p><p>2</p>', '1'],
  ['nothing', TEXT, 'One. Two.'],
  ['nothing in a short text', '<p>1</p><p>2</p>', '1'],
  ['nothing in one paragraph', '<p>All of it.</p>', ''],
])('is free up to %s', (_, html, free) => {
  expect(wordsOf(freePart(html, readBody))).toBe(free);
});

it('marks a listed story anew once its category is for subscribers', async () => {
  const settings = environment();
  const slug = settings.PREMIUM_CATEGORY;
  post(BY_CATEGORY);
  const found = await cards.find(unversioned([String(POST)]));
  const listed = async () => (await listedStories([...found.values()], () => ''))[0]?.premium;
  Object.assign(settings, { PREMIUM_CATEGORY: undefined });
  const before = await listed();
  Object.assign(settings, { PREMIUM_CATEGORY: slug });
  expect([before, await listed()]).toEqual([undefined, true]);
});
