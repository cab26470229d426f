import fc from 'fast-check';
import { anyCharacter } from '@/lib/testing/anyCharacter';
import { wellFormed } from './characters';

describe('wellFormed', () => {
  it.each([
    ['Rain', 'Rain'],
    ['मुख्यमंत्री 👩‍👩‍👧‍👦', 'मुख्यमंत्री 👩‍👩‍👧‍👦'],
    ['a\ud83d', 'a\uFFFD'],
    ['\ude42b', '\uFFFDb'],
    ['\ude42\ud83d', '\uFFFD\uFFFD'],
    ['\ud83d\ud83d\ude42', '\uFFFD🙂'],
  ])('of %j is %j', (text, expected) => {
    expect(wellFormed(text)).toBe(expected);
  });

  it('says what UTF-8 would', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.integer({ min: 0, max: 20 }),
        (text, cut) => {
          const given = text.slice(cut);
          expect(wellFormed(given)).toBe(
            new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(given)),
          );
        },
      ),
    );
  });
});
