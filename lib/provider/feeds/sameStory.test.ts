import { story } from '@/lib/testing/samples';
import { storyIdOf } from './feedItem';
import { distinctStories, feedStory, identitiesOf } from './sameStory';

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
  expect(idsOf(entry('1', PAGE), entry('2', `${PAGE}/`))).toEqual([idOf('1')]);
});

describe('versions of a story, counted behind its page', () => {
  const BBC = 'https://www.bbc.example/hindi/articles/c1';

  it('have the id of the page', () => {
    for (const guid of [`${BBC}#0`, `${BBC}#12`])
      expect(idsOf(entry(guid, `${BBC}?at_medium=RSS&at_campaign=rss`))).toEqual([
        idOf('https://bbc.example/hindi/articles/c1'),
      ]);
  });

  it('are the same object again', () => {
    const one = entry(`${BBC}#0`, BBC);
    expect(distinctStories([one])[0]).toBe(distinctStories([one])[0]);
  });

  it('are parts of a page where there are more of them', () => {
    const parts = ['A', 'B', 'C'].map((title, at) => {
      const { story: own } = entry(`${BBC}#${at}`, BBC);
      return feedStory({ id: `${BBC}#${at}`, url: BBC }, { ...own, title });
    });
    expect(idsOf(...parts)).toEqual([0, 1, 2].map((at) => idOf(`${BBC}#${at}`)));
  });
});

it('tells stories apart by what stands behind a campaign', () => {
  const links = ['1', '2'].map((id) => `${PAGE}?utm_source=rss&id=${id}`);
  expect(idsOf(...links.map((link) => entry(link, link)))).toHaveLength(2);
});

it('names a story of another feed by its id, and by page and headline', () => {
  const [story] = distinctStories([entry('1', PAGE)]);
  const [other] = distinctStories([entry('2', PAGE)]);
  if (!story || !other) throw new Error('no story');
  expect(identitiesOf(story)).not.toContain(other.id);
  expect(identitiesOf(story)).toEqual(expect.arrayContaining([identitiesOf(other).at(-1)]));
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
  ['letters', `${PAGE}/%e0%a4%ac`, `${PAGE}/%E0%A4%AC`],
  ['escapes', `${PAGE}/%e0%a4%ac`, `${PAGE}/ब`],
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
