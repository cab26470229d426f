import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { filing, filings } from './terms';

const wordpress = wordpressForTests({ NEWS_CATEGORIES: 'aas-paas=cities, शहर-की-बात=cities' });

const CITY = '%e0%a4%b6%e0%a4%b9%e0%a4%b0-%e0%a4%95%e0%a5%80-%e0%a4%ac%e0%a4%be%e0%a4%a4';

it.each([
  ['its slug', { slug: 'movie-reviews', name: 'Films' }, 'moviereviews', null],
  ['its name', { slug: 'x', name: 'Real Estate' }, 'realestate', null],
  ['its name in Hindi', { slug: 'x', name: 'खेल' }, 'sports', null],
  ['another name in Hindi', { slug: 'x', name: 'व्यापार' }, 'business', null],
  ['its names in two languages', { slug: 'x', name: '[:en]Sports[:hi]खेल[:]' }, 'sports', null],
  ['a name with entities', { slug: 'x', name: 'Food &amp; drink' }, null, null],
  ['the configuration', { slug: 'aas-paas', name: 'आस-पास' }, 'cities', null],
  ['the configuration in Hindi', { slug: CITY, name: 'शहर की बात' }, 'cities', null],
  ['no block’s name', { slug: 'breaking', name: 'Breaking' }, null, null],
  ['no block’s name in Hindi', { slug: 'x', name: 'ब्रेकिंग' }, null, null],
  ['the category above it', { slug: 'x', name: 'Kabaddi', parent: 1 }, 'sports', null],
  ['a state’s name', { slug: 'mp', name: 'मध्य प्रदेश' }, null, 'madhyapradesh'],
  ['a state’s slug', { slug: 'west-bengal', name: 'WB' }, null, 'westbengal'],
  ['a state above it', { slug: 'x', name: 'Bhopal', parent: 2 }, null, 'rajasthan'],
  ['itself above it', { slug: 'x', name: 'Loop', parent: 9 }, null, null],
  ['no Latin letters of a name in Hindi', { slug: 'x', name: 'हमारा tv' }, null, null],
])('files a category by %s', async (_, category, key, state) => {
  wordpress.data().categories = [
    { id: 1, slug: 'sports', name: 'Sports', parent: 0 },
    { id: 2, slug: 'rajasthan', name: 'Rajasthan', parent: 0 },
    { id: 9, parent: 0, ...category },
  ];
  const filed = await filings();
  expect(filed.ok && filed.value.get('9')).toMatchObject({ category: key, state });
});

it.each([
  ['5', 'sports'],
  ['7', 'world'],
  ['6', null],
])('a category asked for by %s is %s: a slug goes before a number', async (asked, category) => {
  wordpress.data().categories = [
    { id: 5, slug: 'sports', name: 'Sports', parent: 0 },
    { id: 8, slug: '7', name: 'World', parent: 0 },
    { id: 7, slug: 'business', name: 'Business', parent: 0 },
  ];
  expect(await filing(asked)).toMatchObject({ ok: true, value: { category } });
});

it('reads the most used 500', async () => {
  wordpress.data().categories = Array.from({ length: 600 }, (_, at) => ({
    id: at + 1,
    slug: `c${at}`,
    name: `C${at}`,
    parent: 0,
  }));
  await filings();
  expect(wordpress.calls.flatMap(({ params }) => params.get('page') ?? [])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});
