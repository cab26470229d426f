import fc from 'fast-check';
import { searchPins } from './findPins';
import { isBlank, PIN_MODES, type PinMode } from './pinQuery';
import { PIN_RECORDS } from './pinRecords';

const found = (query: string, mode: PinMode) =>
  searchPins(PIN_RECORDS, query, mode).map(({ pincode }) => pincode);

describe('by PIN code', () => {
  it.each([
    ['the code', '110001', ['110001']],
    ['its beginning', '11', ['110001']],
    ['its middle', '0000', ['400001', '700001', '600001', '500001']],
    ['its end', '001', ['110001', '400001', '700001', '600001', '500001']],
    ['a code with a space', '110 001', ['110001']],
    ['a code with a hyphen', '110-001', ['110001']],
    ['Devanagari digits', '११०००१', ['110001']],
    ['Devanagari digits with a space', '११० ००१', ['110001']],
    ['full-width digits', '４００', ['400001']],
    ['spaces around', '  600001 ', ['600001']],
    ['the area', 'Connaught', ['110001']],
    ['the area in another case', 'fORT', ['400001']],
    ['the area in Hindi', 'कनॉट', ['110001']],
    ['the area without its nukta', 'फोर्ट', ['400001']],
    ['a bracket', '(Parrys', ['600001']],
    ['two words with many spaces', 'bbd   bagh', ['700001']],
    ['another code', '462001', []],
    ['a city, which is no area', 'Mumbai', []],
    ['a pattern', '1.0001', []],
    ['too many digits', '1100011', []],
  ])('%s: %s', (_, query, pincodes) => {
    expect(found(query, 'pincode')).toEqual(pincodes);
  });
});

describe('by location', () => {
  it.each([
    ['a city', 'Kolkata', ['700001']],
    ['part of a city', 'umba', ['400001']],
    ['a state', 'telangana', ['500001']],
    ['a district', 'MUMBAI CITY', ['400001']],
    ['a city in Hindi', 'दिल्ली', ['110001']],
    ['a city in its other spelling', 'मुम्बई', ['400001']],
    ['a state in Hindi', 'पश्चिम', ['700001']],
    ['a state in Hindi in one word', 'तमिलनाडु', ['600001']],
    ['an area, which is no city', 'Fort', []],
    ['a code', '110001', []],
  ])('%s: %s', (_, query, pincodes) => {
    expect(found(query, 'location')).toEqual(pincodes);
  });
});

it.each(['', ' ', '\t\n', '\u00a0', '\u3000'])('%j is blank and finds nothing', (query) => {
  expect(isBlank(query)).toBe(true);
  expect(PIN_MODES.flatMap((mode) => found(query, mode))).toEqual([]);
});

it.each(['\u200d', '\u093c', '़'])('%j folds to nothing and finds nothing', (query) => {
  expect(PIN_MODES.flatMap((mode) => found(query, mode))).toEqual([]);
});

describe('whatever is typed', () => {
  const record = fc.constantFrom(...PIN_RECORDS);
  const partOf = (text: string) =>
    fc
      .tuple(fc.nat(text.length - 1), fc.nat(text.length))
      .map(([start, length]) => text.slice(start, start + length + 1));
  const plain = (text: string) => text.trim() !== '';

  it('any part of a Latin name or of a code finds its record', () => {
    const cases = record.chain((one) =>
      fc.oneof(
        fc.tuple(fc.constant(one), fc.constant('pincode' as const), partOf(one.pincode)),
        fc.tuple(fc.constant(one), fc.constant('pincode' as const), partOf(one.location.en)),
        fc.tuple(
          fc.constant(one),
          fc.constant('location' as const),
          fc.constantFrom(one.city.en, one.state.en, one.district.en).chain(partOf),
        ),
      ),
    );
    fc.assert(
      fc.property(
        cases.filter(([, , query]) => plain(query)),
        fc.boolean(),
        ([one, mode, query], loud) => {
          expect(
            searchPins(PIN_RECORDS, loud ? query.toUpperCase() : query.toLowerCase(), mode),
          ).toContain(one);
        },
      ),
    );
  });

  it('what is found is part of the sample, in its order, and holds the query', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0167aeiou ') }),
        fc.constantFrom(...PIN_MODES),
        (query, mode) => {
          const records = searchPins(PIN_RECORDS, query, mode);
          expect(PIN_RECORDS.filter((one) => records.includes(one))).toEqual(records);
          const letters = query.toLowerCase().replaceAll(' ', '');
          for (const { pincode, location, city, state, district } of records) {
            const all = {
              pincode: [pincode, location.en],
              location: [city.en, state.en, district.en],
            }[mode].join('|');
            expect(all.toLowerCase().replaceAll(' ', '')).toContain(letters);
          }
        },
      ),
    );
  });
});
