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
])('has one story of ids that differ in %s', (_, one, other) => {
  expect(idsOf(entry(one, one), entry(other, one))).toEqual([idOf(one)]);
});

it('has one story of an item that stands twice', () => {
  expect(idsOf(entry('1', PAGE), entry('1', PAGE))).toEqual([idOf('1')]);
});
