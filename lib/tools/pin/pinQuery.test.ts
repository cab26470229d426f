import fc from 'fast-check';
import { parsePinQuery, pinHref } from './pinQuery';
import { PIN_MODES } from './searchPins';

const OWN = '/hi/tools/pin-finder';

it.each([
  [{}, { query: '', mode: 'pincode' }],
  [{ q: '110001' }, { query: '110001', mode: 'pincode' }],
  [
    { q: 'दिल्ली', mode: 'location' },
    { query: 'दिल्ली', mode: 'location' },
  ],
  [
    { q: ['400001', '110001'], mode: ['location', 'pincode'] },
    { query: '400001', mode: 'location' },
  ],
  [
    { q: '  new \n delhi ', mode: 'LOCATION' },
    { query: 'new delhi', mode: 'pincode' },
  ],
  [
    { q: '', mode: 'constructor' },
    { query: '', mode: 'pincode' },
  ],
  [{ q: 'x'.repeat(500) }, { query: 'x'.repeat(100), mode: 'pincode' }],
])('%j is read', (parameters, asked) => {
  expect(parsePinQuery(parameters)).toEqual(asked);
});

it.each([
  [{ query: '', mode: 'location' }, OWN],
  [{ query: '  ', mode: 'pincode' }, OWN],
  [{ query: ' 110 001 ', mode: 'pincode' }, `${OWN}?q=110+001`],
  [{ query: 'a&b=c', mode: 'location' }, `${OWN}?q=a%26b%3Dc&mode=location`],
] as const)('%j has its URL', (asked, href) => {
  expect(pinHref(OWN, asked)).toBe(href);
});

it('a URL says again what it was made of', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(...PIN_MODES),
      (text, mode) => {
        const { query } = parsePinQuery({ q: text });
        fc.pre(query !== '');
        const { searchParams } = new URL(pinHref(OWN, { query, mode }), 'https://example.org');
        expect(parsePinQuery(Object.fromEntries(searchParams))).toEqual({ query, mode });
      },
    ),
  );
});
