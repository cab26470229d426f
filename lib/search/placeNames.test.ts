import en from '#site/messages/en.json';
import hi from '#site/messages/hi.json';
import { fold, phrase } from '@/lib/format/foldedWords';
import COMMON_PLACES from './commonPlaces.json';
import { spellingsOf } from './placeNames';

const sameKeys = <T extends Record<string, string>>(english: T, hindi: T) =>
  Object.keys(english).map((key) => [english[key] ?? '', hindi[key] ?? ''] as const);

it.each([...sameKeys(en.States, hi.States), ...sameKeys(en.Cities, hi.Cities)])(
  'the site’s own %s is also %s',
  (english, hindi) => {
    expect(spellingsOf(phrase(english))).toContain(phrase(hindi));
    expect(spellingsOf(phrase(hindi))).toContain(phrase(english));
  },
);

it.each([
  ['Bangalore', 'Bengaluru'],
  ['Hubballi', 'हुब्बल्ली'],
  ['Burhanpur', 'बुरहानपुर'],
  ['Gandhinagar', 'गांधीनगर'],
  ['होशंगाबाद', 'Narmadapuram'],
  ['साँची', 'Sanchi'],
])('%s is also %s', (one, other) => {
  expect(spellingsOf(phrase(one))).toContain(phrase(other));
});

it('no spelling stands twice, and each place has both scripts', () => {
  const spellings = COMMON_PLACES.flat().map(fold);
  expect(spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at)).toEqual([]);
  expect(
    COMMON_PLACES.filter(
      (names) => !/[a-z]/i.test(names.join('')) || !/[\u0900-\u097f]/.test(names.join('')),
    ),
  ).toEqual([]);
});
