import { filedUnder, filingOf } from './filing';

const term = (name: string, slug = name.toLowerCase()) => ({ name, slug });

beforeAll(() => {
  process.env.NEWS_CATEGORIES = 'local=cities';
});

it.each([
  ['nothing', [], { category: null, state: null }],
  ['a category by its slug', [term('Games', 'sports')], { category: 'sports', state: null }],
  ['a category by its name in Hindi', [term('खेल', 'khel')], { category: 'sports', state: null }],
  [
    'a category by its news',
    [term('Sports News', 'sports-news')],
    { category: 'sports', state: null },
  ],
  [
    'a category by its news in Hindi',
    [term('खेल समाचार', 'a')],
    { category: 'sports', state: null },
  ],
  ['a state by its news', [term('मध्य प्रदेश न्यूज़', 'b')], { category: null, state: 'madhyapradesh' }],
  ['a category by another spelling', [term('अंतर्राष्ट्रीय', 'c')], { category: 'world', state: null }],
  ['a category by what it tells', [term('राशिफल', 'd')], { category: 'astrology', state: null }],
  ['a category that the setting names', [term('Local')], { category: 'cities', state: null }],
  [
    'a state before its category',
    [term('Madhya Pradesh', 'madhya-pradesh'), term('Business')],
    { category: 'business', state: 'madhyapradesh' },
  ],
  [
    'tags beside a category',
    [term('River'), term('Business'), term('Boats')],
    { category: 'business', state: null, tags: [term('River'), term('Boats')] },
  ],
  [
    'a category with a page before one without',
    [term('Health'), term('Lifestyle'), term('Business')],
    { category: 'lifestyle', state: null },
  ],
  [
    'a category without a page, if there is no other',
    [term('Health')],
    { category: 'health', state: null },
  ],
  [
    'no category of the site: the first tag is one',
    [term('elections 2026', 'elections-2026'), term('Boats')],
    { category: 'Elections 2026', state: null, tags: [term('Boats')] },
  ],
  [
    'tags that put a story into a block',
    [term('Breaking'), term('Featured'), term('Posters'), term('Business')],
    { category: 'business', state: null },
  ],
  [
    'names that tell no subject',
    [term('Breaking News', 'b'), term('ब्रेकिंग', 'x'), term('ब्रेकिंग न्यूज\u093c', 'y')],
    { category: null, state: null },
  ],
  [
    'a name that only ends like a category',
    [term('लोकल TV', 'lokal')],
    { category: 'लोकल TV', state: null },
  ],
])('a story under %s', (_, terms, expected) => {
  expect(filedUnder(terms)).toEqual(expected);
});

const keywords = [term('River'), term('Business'), term('Madhya Pradesh', 'madhya-pradesh')];

it.each([
  [[], { category: 'business', state: 'madhyapradesh', tags: [term('River')] }],
  [[term('Sports')], { category: 'sports', state: 'madhyapradesh', tags: [term('River')] }],
  [[term('river')], { category: 'business', state: 'madhyapradesh', tags: [term('river')] }],
])('keywords file a story under %j where that does not', (terms, expected) => {
  expect(filedUnder(terms, keywords)).toEqual(expected);
});

it('keywords that the site does not know leave a free name the category', () => {
  expect(filedUnder([term('Boats')], [term('River'), term('boats')])).toEqual({
    category: 'Boats',
    state: null,
    tags: [term('River')],
  });
});

it.each(['constructor', '__proto__', 'toString', 'valueOf'])('files nothing under %s', (slug) => {
  expect(filingOf({ slug, name: slug })).toEqual({ category: null, state: null });
});
