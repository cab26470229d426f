/** @jest-environment node */
import fc from 'fast-check';
import { headFirst, stylesLast } from './headFirst';

const HEAD = '<html><head><meta charset="utf-8"/><style data-href="a">p{}</style><script src="x"></script><style>q{}</style><title>ख़बर</title>';
const SORTED = '<html><head><meta charset="utf-8"/><script src="x"></script><title>ख़बर</title><style data-href="a">p{}</style><style>q{}</style>';
const BODY = '</head><body><style>r{}</style><p>मुख्यमंत्री 🙂</p></body></html>';

/** What arrives when a document is sent in these pieces. */
function sent(pieces: readonly Buffer[]): string {
  const { take, rest } = headFirst();
  return Buffer.concat([...pieces.map(take), rest()]).toString();
}

it('styles come last in a head, in their own order', () => {
  expect(stylesLast(HEAD)).toBe(SORTED);
});

it.each(['<html><head><title>a</title>', ''])('a head without styles stays as it is: %j', (head) => {
  expect(stylesLast(head)).toBe(head);
});

describe('a document in pieces', () => {
  it('is reordered wherever it is cut, letters included', () => {
    const whole = Buffer.from(HEAD + BODY);
    fc.assert(
      fc.property(fc.array(fc.nat(whole.length), { maxLength: 5 }), (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), whole.length];
        const pieces = edges.slice(1).map((end, index) => whole.subarray(edges[index], end));
        expect(sent(pieces)).toBe(SORTED + BODY);
      }),
    );
  });

  it('waits for the head only', () => {
    const { take } = headFirst();
    expect(take(Buffer.from(HEAD))).toHaveLength(0);
    expect(take(Buffer.from('</head>')).toString()).toBe(`${SORTED}</head>`);
    const later = Buffer.from('<p>later</p>');
    expect(take(later)).toBe(later);
  });

  it('without an end of the head is sent as it is', () => {
    expect(sent([Buffer.from(HEAD)])).toBe(HEAD);
  });
});
