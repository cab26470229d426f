import { type Directory, pinDirectory } from './directory';
import { searchDirectory } from './searchDirectory';

let directory: Directory;
beforeAll(async () => {
  directory = await pinDirectory();
});

type Mode = Parameters<typeof searchDirectory>[2];

const find = (query: string, mode: Mode = 'location', most = 20, locale: 'en' | 'hi' = 'en') =>
  searchDirectory(directory, query, mode, most, locale);
const first = (query: string, mode: Mode = 'location') => find(query, mode).offices[0];

it('has all of the directory, and no more than it may weigh', () => {
  expect(directory.pins).toHaveLength(154_823);
  expect(new Set(directory.pins).size).toBe(19_097);
  const columns = [
    directory.pins,
    directory.kinds,
    directory.placeOf,
    directory.names.bytes,
    directory.names.starts,
    ...[directory.words, directory.placeWords].flatMap(({ texts, words, beginnings }) => [
      texts.bytes,
      texts.starts,
      words,
      beginnings,
    ]),
  ];
  expect(columns.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(10e6);
  expect(directory.places.length).toBeLessThan(12_000);
});

it('finds Bhopal by its code, the head office first', () => {
  const { offices, hasMore } = find('462001', 'pincode');
  expect(offices).toHaveLength(12);
  expect(hasMore).toBe(false);
  expect(offices[0]).toEqual({
    pincode: '462001',
    name: 'Bhopal',
    kind: 'head',
    taluk: 'Huzur',
    district: 'Bhopal',
    state: 'Madhya Pradesh',
  });
});

it.each([
  ['4620', '462001'],
  ['४६२ ००१', '462001'],
  ['110-001', '110001'],
])('the digits %s are the beginning of a code: %s', (query, pincode) => {
  expect(first(query, 'pincode')?.pincode).toBe(pincode);
});

it.each(['0', '000000', '4620011', '999999'])('%s is the beginning of none', (query) => {
  expect(find(query, 'pincode')).toEqual({ offices: [], hasMore: false });
});

it.each([
  ['an office', 'Berasia Road', 'Berasia Road', 'Bhopal'],
  ['the beginning of one', 'berasia r', 'Berasia Road', 'Bhopal'],
  ['a later word of one', 'shahajahanabad', 'Shahajahanabad', 'Bhopal'],
  ['dots and letters', 'S.I. Line', 'S.I. Line', 'Bhopal'],
])('by code and by place it finds %s', (_, query, name, district) => {
  for (const mode of ['pincode', 'location'] as const)
    expect(first(query, mode)).toMatchObject({ name, district });
});

it.each([
  ['a taluk', 'Bawani Khera', { taluk: 'Bawani Khera' }],
  ['a district', 'Alirajpur', { district: 'Alirajpur' }],
  ['a district in Hindi', 'जबलपुर', { district: 'Jabalpur' }],
  ['a state', 'Telangana', { state: 'Telangana' }],
  ['a state in Hindi', 'तेलंगाना', { state: 'Telangana' }],
  ['a state that only the directory names', 'लक्षद्वीप', { state: 'Lakshadweep' }],
  ['a former name', 'Orissa', { state: 'Odisha' }],
])('by place it finds %s', (_, query, place) => {
  const { offices, hasMore } = find(query);
  expect(offices.length).toBeGreaterThan(0);
  expect(offices.length === 20 || !hasMore).toBe(true);
  expect(offices).toContainEqual(expect.objectContaining(place));
});

it('by code it finds no place that is no office', () => {
  expect(find('Madhya Pradesh', 'pincode').offices).toEqual([]);
});

it('names places in Hindi where it can', () => {
  expect(find('462001', 'pincode', 1, 'hi').offices[0]).toMatchObject({
    name: 'Bhopal',
    taluk: 'Huzur',
    district: 'भोपाल',
    state: 'मध्य प्रदेश',
  });
});

it.each(['', '  ', '()', 'zzzz', 'ぁ', 'अबकडतथ'])('finds nothing for %j', (query) => {
  expect(find(query)).toEqual({ offices: [], hasMore: false });
});

it('finds each office once, the same ones first however many are asked for', () => {
  const few = find('nagar', 'location', 20);
  const many = find('nagar', 'location', 200);
  expect(few.hasMore).toBe(true);
  expect(many.offices.slice(0, 20)).toEqual(few.offices);
  expect(many.offices).toHaveLength(200);
});
