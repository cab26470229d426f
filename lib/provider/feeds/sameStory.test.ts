import { story } from '@/lib/testing/samples';
import { storyIdOf } from './feedItem';
import { distinctStories, feedStory } from './sameStory';

const PAGE = 'https://news.example/a';
const entry = (id: string | undefined, url: string | undefined) => {
  const item = { id, url };
  const own = { ...story({ id: storyIdOf(item, 'news.example') }), highlights: [], priority: 1 };
  return feedStory(item, own);
};
const idsOf = (...entries: ReturnType<typeof entry>[]) =>
  distinctStories(entries).map(({ id }) => id);
const idOf = (id: string | undefined, url?: string) => storyIdOf({ id, url }, 'news.example');

it('keeps the id of a story that has its own', () => {
  expect(idsOf(entry('1', PAGE), entry('2', `${PAGE}2`))).toEqual([idOf('1'), idOf('2')]);
});

it('has one story of a page that two items with one headline lead to', () => {
  expect(idsOf(entry(`${PAGE}#0`, PAGE), entry(`${PAGE}#3`, `${PAGE}/`))).toEqual([
    idOf(`${PAGE}#0`),
  ]);
});

it('takes the links where several share one id', () => {
  const links = [PAGE, `${PAGE}2`, `${PAGE}3/`];
  const ids = idsOf(...links.map((link) => entry('same', link)));
  expect(ids).toEqual([idOf(PAGE), idOf(`${PAGE}2`), idOf(`${PAGE}3`)]);
});

it('gives such a story as the same object again', () => {
  const entries = [entry('same', PAGE), entry('same', `${PAGE}2`)];
  expect(distinctStories(entries)[1]).toBe(distinctStories(entries)[1]);
});

it.each([
  ['http and https', PAGE, PAGE.replace('https', 'http')],
  ['a slash at the end', PAGE, `${PAGE}/`],
  ['www', PAGE, PAGE.replace('news.', 'www.news.')],
  ['a campaign', PAGE, `${PAGE}?utm_source=rss&utm_medium=rss`],
])('has one story of ids that differ in %s', (_, one, other) => {
  expect(idsOf(entry(one, one), entry(other, one))).toEqual([idOf(one)]);
});

it('has one story of an item that stands twice', () => {
  expect(idsOf(entry('1', PAGE), entry('1', PAGE))).toEqual([idOf('1')]);
});

describe('an id that names no page, without a link to one', () => {
  const titled = (title: string, id = 'N/A', url?: string) => {
    const { story: own } = entry(id, url);
    return feedStory({ id, url }, { ...own, title });
  };

  it.each([
    ['a word', 'N/A', 'N/A'],
    ['a word alone', 'N/A', undefined],
    ['the front page', 'https://news.example/', 'https://news.example/'],
  ])('is %s: the title tells the stories apart', (_, id, url) => {
    const ids = idsOf(...['A', 'B', 'A'].map((title) => titled(title, id, url)));
    expect(ids).toHaveLength(2);
    expect(ids).toEqual(idsOf(titled('A', id, url), titled('B', id, url)));
  });

  it('but a page of its own: two headlines of one page are two stories', () => {
    expect(idsOf(titled('A', '1', PAGE), titled('B', '2', PAGE))).toEqual([idOf('1'), idOf('2')]);
  });

  it('that is one story’s stays', () => {
    expect(idsOf(titled('A'))).toEqual([idOf('N/A')]);
  });

  it('is one story with a page of its own, whatever its title', () => {
    expect(idsOf(titled('A', PAGE, PAGE), titled('B', PAGE, PAGE))).toEqual([idOf(PAGE)]);
  });
});
