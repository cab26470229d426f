import { story } from '@/lib/testing/samples';
import { FILLED_FEEDS, frontBlocks } from './frontBlocks';

const numbered = (lang: 'en' | 'hi', count: number, hasPicture: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) =>
    story({ id: `${lang}${at}`, lang, picture: hasPicture(at) ? '/a.jpg' : null }),
  );
const all = (_at: number) => true;
const en = (count: number, hasPicture = all) => numbered('en', count, hasPicture);
const tagged = (...ids: readonly number[]) => ids.map((at) => story({ id: `en${at}`, lang: 'en' }));
const isEven = (at: number) => at % 2 === 0;

/** Which stories stand in hero, breaking and featured, as far as the page shows them, by their number. */
it.each([
  ['20 stories', en(20), {}, '0 1 2 3', '4 5 6 7 8 9', '10 11 12'],
  ['every other without a picture', en(20, isEven), {}, '0 2 4 6', '1 3 5 7 8 9', '10 12 14'],
  ['60 stories', en(60), {}, '0 1 2 3 4 5 6 7 8', '9 10 11 12 13 14', '15 16 17'],
  ['36 stories', en(36), {}, '0 1 2 3 4 5', '6 7 8 9 10 11', '12 13 14'],
  ['no pictures', en(20, () => false), {}, '0 1 2 3', '4 5 6 7 8 9', '10 11 12'],
  ['one picture', en(20, (at) => at === 5), {}, '5', '0 1 2 3 4 6', '7 8 9'],
  ['13, as many as are needed', en(13), {}, '0 1 2 3', '4 5 6 7 8 9', '10 11 12'],
  ['12', en(12), {}, '0 1 2 3', '4 5 6 7 8 9', '10 11 9'],
  ['7, fewer than hero and breaking have', en(7), {}, '0 1 2 3', '4 5 6 3 2 1', '6 5 4'],
  ['2', en(2), {}, '0 1', '1 0', '1 0'],
  ['none', [], {}, '', '', ''],
  ['a sticky one', en(20), { posters: tagged(5) }, '5', '0 1 2 3 4 6', '7 8 9'],
  ['two tagged breaking', en(20), { breaking: tagged(0, 1) }, '2 3 4 5', '0 1', '6 7 8'],
  ['two tagged featured', en(20), { featured: tagged(0, 2) }, '1 3 4 5', '6 7 8 9 10 11', '0 2'],
  [
    'all tagged, some twice',
    en(20),
    { posters: tagged(0), breaking: tagged(0, 1), featured: tagged(1) },
    '0',
    '0 1',
    '1',
  ],
  [
    'more tagged breaking than a page shows',
    en(20),
    { breaking: tagged(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) },
    '10 11 12 13',
    '0 1 2 3 4 5 6 7 8 9 10',
    '14 15 16',
  ],
] as const)('%s', (_, newest, { ...filled }, posters, breaking, featured) => {
  const given: Partial<Record<(typeof FILLED_FEEDS)[number], ReturnType<typeof en>>> = filled;
  const blocks = frontBlocks(newest, ...FILLED_FEEDS.map((block) => given[block] ?? []));
  const ids = FILLED_FEEDS.map((block) => blocks[block].map(({ id }) => id.replace('en', '')));
  expect([ids[0]?.join(' '), ids[1]?.join(' '), ids[2]?.slice(0, 3).join(' ')]).toEqual([
    posters,
    breaking,
    featured,
  ]);
});

it('has as much of each language, which a page shows before the others', () => {
  const newest = [...en(20), ...numbered('hi', 5, all)];
  const { posters, breaking } = frontBlocks(newest, [], [], []);
  const hindi = (stories: typeof posters) =>
    stories.filter(({ lang }) => lang === 'hi').map(({ id }) => id);
  expect([posters.length, breaking.length]).toEqual([8, 11]);
  expect(hindi(posters)).toEqual(['hi0', 'hi1', 'hi2', 'hi3']);
  expect(hindi(breaking)).toEqual(['hi4', 'hi3', 'hi2', 'hi1', 'hi0']);
});

it('leaves out what is in no language of the site', () => {
  const marathi = story({ id: 'mr', lang: 'hi', otherLanguage: 'mr' });
  const { posters, breaking } = frontBlocks([marathi], [], [], []);
  expect([posters, breaking]).toEqual([[], []]);
});
