import fc from 'fast-check';
import { MOST_RESULTS, RESULTS_STEP } from './pinAnswer';
import { parsePinQuery, PIN_MODES, pinHref } from './pinQuery';

const OWN = '/hi/tools/pin-finder';

it.each([
  [{}, { query: '', mode: 'pincode', shown: 20 }],
  [{ q: '110001' }, { query: '110001', mode: 'pincode', shown: 20 }],
  [
    { q: 'दिल्ली', mode: 'location' },
    { query: 'दिल्ली', mode: 'location', shown: 20 },
  ],
  [
    { q: ['400001', '110001'], mode: ['location', 'pincode'] },
    { query: '400001', mode: 'pincode', shown: 20 },
  ],
  [
    { q: '  new \n delhi ', mode: 'LOCATION' },
    { query: 'new delhi', mode: 'pincode', shown: 20 },
  ],
  [
    { q: '', mode: 'constructor' },
    { query: '', mode: 'pincode', shown: 20 },
  ],
  [
    { q: 'a', shown: '40' },
    { query: 'a', mode: 'pincode', shown: 40 },
  ],
  [{ q: 'x'.repeat(500) }, { query: 'x'.repeat(100), mode: 'pincode', shown: 20 }],
])('%j is read', (parameters, asked) => {
  expect(parsePinQuery(parameters)).toEqual(asked);
});

it.each(['0', '-20', '30', '220', 'x', '1e9', ''])('%j is no number of results', (shown) => {
  expect(parsePinQuery({ q: 'a', shown }).shown).toBe(20);
});

it.each([
  [{ query: '', mode: 'location', shown: 20 }, OWN],
  [{ query: '  ', mode: 'pincode', shown: 20 }, OWN],
  [{ query: ' 110 001 ', mode: 'pincode', shown: 20 }, `${OWN}?q=110+001`],
  [{ query: 'a&b=c', mode: 'location', shown: 20 }, `${OWN}?q=a%26b%3Dc&mode=location`],
  [{ query: 'a', mode: 'pincode', shown: 40 }, `${OWN}?q=a&shown=40`],
] as const)('%j has its URL', (asked, href) => {
  expect(pinHref(OWN, asked)).toBe(href);
});

it('a URL says again what it was made of', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(...PIN_MODES),
      fc.integer({ min: 1, max: MOST_RESULTS / RESULTS_STEP }).map((step) => step * RESULTS_STEP),
      (text, mode, shown) => {
        const { query } = parsePinQuery({ q: text });
        fc.pre(query !== '');
        const { searchParams } = new URL(
          pinHref(OWN, { query, mode, shown }),
          'https://example.org',
        );
        expect(parsePinQuery(Object.fromEntries(searchParams))).toEqual({ query, mode, shown });
      },
    ),
  );
});
