import { readFileSync } from 'node:fs';
import { islands, sources, textOf } from './sourceFiles';

describe('each feed of stories', () => {
  const feeds = [
    ...textOf('lib/provider/api/storyFeeds.ts').matchAll(/export const (\w+Feed) = storyFeed/g),
  ].map(([, name = '']) => name);

  it('is one of the source', () => {
    expect(feeds).toEqual(expect.arrayContaining(['breakingFeed', 'featuredFeed', 'newsFeed']));
    const source = textOf('lib/provider/api/apiSource.ts');
    expect(feeds.filter((feed) => !source.includes(`: ${feed}`))).toEqual([]);
  });

  it.each([
    ['opened by id', 'lib/provider/lookUp.ts'],
    ['searched', 'lib/stories/getAllStories.ts'],
    ['read by feeds and sitemaps', 'lib/stories/storiesWithFallback.ts'],
    ['listed', 'lib/stories/getNews.ts'],
  ])('is %s, by the one list of them', (_, path) => {
    expect(textOf(path)).toMatch(/\bSTORY_FEEDS\.(map|filter)\(/);
  });
});

it.each(islands)('$path says why it needs the browser', ({ text }) => {
  expect(text).toMatch(/^'use client';\n\/\/ (An island|Client code) (for|because) /);
});

it('Tailwind reads every folder that has components', () => {
  const read = [...readFileSync('app/styles/site.css', 'utf8').matchAll(/@source '..\/..\/(.+)'/g)];
  const tops = sources
    .filter(({ path }) => /^(?!bench).+\.tsx$/.test(path))
    .map(({ path }) => path.split('/')[0]);
  expect(read.map(([, folder]) => folder).sort()).toEqual([...new Set(tops)].sort());
});

it('file names say something', () => {
  const vague = /(^|\/)(index|utils?|helpers?|common|misc|types)\.\w+$/;
  expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
});

it('no two modules have names that differ by case alone, one name on macOS and Windows', () => {
  const names = sources.map(({ path }) => path.replace(/\.\w+$/, '').toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
