import type { Selection } from '@/lib/provider/source/source';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { archive, sitemap } from './archive';
import { wordpressFeeds } from './lists';

const wordpress = wordpressForTests();

async function pageOf(selection: Selection, page = { number: 1, size: 20 }) {
  const result = await archive(selection, page);
  return result.ok
    ? { ids: result.value.stories.map(({ id }) => id), total: result.value.total }
    : result.error;
}

it.each<[string, Selection, string[]]>([
  [
    'a category in either language',
    { by: 'categories', categories: ['technology'] },
    ['870', '871'],
  ],
  ['several', { by: 'categories', categories: ['travel', 'cities'] }, ['864', '867', '922']],
  ['a state in either language', { by: 'state', state: 'maharashtra' }, ['886']],
  ['an author', { by: 'author', slug: 'rajya-desk' }, ['866', '867', '869', '878', '887']],
  ['a tag', { by: 'tag', slug: 'narmada' }, ['865', '864', '876']],
  [
    'any of several tags and categories, each story once',
    { by: 'topic', tags: ['narmada', 'nothing'], categories: ['cities', 'travel'] },
    ['865', '864', '867', '876', '922'],
  ],
  ['names of a category or a tag', { by: 'names', names: ['narmada'] }, ['865', '864', '876']],
  ['words', { by: 'words', words: ' timetable ' }, ['864']],
])('selects by %s', async (_, selection, ids) => {
  expect(await pageOf(selection)).toEqual({ ids, total: ids.length });
});

it.each<[string, Selection]>([
  ['a category that WordPress does not have', { by: 'categories', categories: ['astrology'] }],
  ['a state', { by: 'state', state: 'tamilnadu' }],
  ['an author', { by: 'author', slug: 'nobody' }],
  ['a tag', { by: 'tag', slug: 'nothing' }],
  ['a tag with words that a stranger added', { by: 'tag', slug: 'narmada,Buy here' }],
  ['an author with such words', { by: 'author', slug: 'Buy here,rajya-desk' }],
  ['a topic', { by: 'topic', tags: ['nothing'], categories: ['astrology'] }],
  ['names', { by: 'names', names: ['nowhere', 'कहीं नहीं'] }],
  ['no words', { by: 'words', words: '  ' }],
])('has nothing by %s', async (_, selection) => {
  expect(await pageOf(selection)).toEqual({ ids: [], total: 0 });
});

it('counts pages from 1 and says how many stories there are on all', async () => {
  expect(await pageOf({ by: 'all' }, { number: 2, size: 2 })).toEqual({
    ids: ['864', '867'],
    total: 20,
  });
});

it('has nothing behind the last page', async () => {
  expect(await pageOf({ by: 'all' }, { number: 9, size: 20 })).toEqual({ ids: [], total: 20 });
});

it('takes a state from tags too', async () => {
  Object.assign(wordpress.data().posts[0] ?? {}, { tags: [900] });
  wordpress.fail('/wp/v2/tags', (response) =>
    response.end(JSON.stringify([{ id: 900, name: 'महाराष्ट्र', slug: 'maharashtra' }])),
  );
  expect(await pageOf({ by: 'state', state: 'maharashtra' })).toEqual({
    ids: ['866', '886'],
    total: 2,
  });
});

it('asks for excerpts only where a page is short', async () => {
  await archive({ by: 'all' }, { number: 1, size: 41 });
  const fields = wordpress.calls.map(({ params }) => params.get('_fields') ?? '');
  expect(fields.filter((each) => /excerpt(,|$)/.test(each))).toEqual([]);
});

it('lists every story for the sitemap, the oldest first and none behind a password', async () => {
  const result = await sitemap({ number: 1, size: 100 });
  const ids = result.ok ? result.value.stories.map(({ id }) => Number(id)) : [];
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(ids).not.toContain(926);
  expect(result.ok && result.value.stories[2]).toEqual({
    id: '866',
    lang: 'hi',
    publishedAt: '2026-11-25T01:53:09.000Z',
    modifiedAt: '2026-11-25T01:53:09.000Z',
  });
  expect(result.ok && result.value.total).toBe(20);
});

describe('a WordPress that tells nobody', () => {
  it('who writes for it has no page of an author', async () => {
    wordpress.fail('/wp/v2/users', (response) => response.writeHead(401).end('{}'));
    await wordpressFeeds.feed('news');
    expect(await pageOf({ by: 'author', slug: 'rajya-desk' })).toEqual({ ids: [], total: 0 });
  });

  it('its categories has no page of a section: the lists stand in', async () => {
    wordpress.fail('/wp/v2/categories', (response) => response.writeHead(403).end('{}'));
    await wordpressFeeds.feed('news');
    expect(await pageOf({ by: 'categories', categories: ['technology'] })).toBe(
      'Failed to fetch news',
    );
  });
});
