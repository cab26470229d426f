import fc from 'fast-check';
import { truncateAtGrapheme, excerpt } from './graphemes';

// मु · ख्य · मं · त्री, which is 2 + 3 + 2 + 4 code units
const CHIEF_MINISTER = 'मुख्यमंत्री';
const FAMILY = '👨‍👩‍👧'; // three emoji of 2 units and two joiners: 8

describe('truncateAtGrapheme', () => {
  it.each([
    [CHIEF_MINISTER, 11, 'मुख्यमंत्री'],
    [CHIEF_MINISTER, 10, 'मुख्यमं'],
    [CHIEF_MINISTER, 8, 'मुख्यमं'],
    [CHIEF_MINISTER, 7, 'मुख्यमं'],
    [CHIEF_MINISTER, 2, 'मु'],
    [CHIEF_MINISTER, 1, ''],
    [CHIEF_MINISTER, 0, ''],
    [`a${FAMILY}b`, 10, `a${FAMILY}b`],
    [`a${FAMILY}b`, 9, `a${FAMILY}`],
    [`a${FAMILY}b`, 8, 'a'],
    ['🇮🇳!', 4, '🇮🇳'],
    ['🇮🇳!', 3, ''],
    ['e\u0301clair', 1, ''],
    ['', 5, ''],
  ])('cuts %j at %d to %j', (text, limit, expected) => {
    expect(truncateAtGrapheme(text, limit)).toBe(expected);
  });

  it('never ends on a halant or before a vowel sign', () => {
    const starts = Array.from({ length: 11 }, (_, limit) =>
      truncateAtGrapheme(CHIEF_MINISTER, limit),
    );
    expect([...new Set(starts)].filter((start) => start.endsWith('\u094d'))).toEqual([]);
  });

  it.each([159, 160, 161])('is plain slicing for %d Latin letters', (length) => {
    const text = 'n'.repeat(length);
    expect(truncateAtGrapheme(text, 160)).toBe(text.slice(0, 160));
  });

  it('ends on the same boundary as counting clusters from the start', () => {
    const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });
    const counted = (text: string, limit: number) => {
      const ends = [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
      return text.slice(0, ends.findLast((end) => end <= limit) ?? 0);
    };
    const part = fc.constantFrom(
      'a',
      ' ',
      '\r\n',
      'e\u0301',
      'क्',
      'ष',
      'ि',
      '\u094d',
      '\u200d',
      '\u200c',
      '👨',
      '👩‍👧',
      '🇮',
      '🇳',
      '🏽',
      '각',
      '\u1100',
      '\ud83d',
      '\u0600',
    );
    const texts = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.nat(40), (text, limit) =>
        expect(truncateAtGrapheme(text, limit)).toBe(counted(text, limit)),
      ),
      { numRuns: 2_000 },
    );
  });

  it('reads no more of a long text than its beginning', () => {
    const long = `${'क्षि'.repeat(60)}${'x'.repeat(7_000_000)}`;
    const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    truncateAtGrapheme(long, 150);
    expect(segment.mock.calls.map(([given]) => given.length)).toEqual([152]);
  });
});

describe('excerpt', () => {
  it.each([
    ['exactly as long', 'x'.repeat(150), 'x'.repeat(150)],
    ['one longer', 'x'.repeat(151), `${'x'.repeat(150)}…`],
    ['shorter', 'Rain', 'Rain'],
    ['empty', '', ''],
    ['cut after a space', `${'x'.repeat(149)} and more`, `${'x'.repeat(149)}…`],
    ['cut inside a cluster', `${'x'.repeat(149)}मुख्य`, `${'x'.repeat(149)}…`],
    ['cut inside a word', `${'x'.repeat(140)} placed before`, `${'x'.repeat(140)} placed…`],
    ['cut inside a Hindi word', `${'x'.repeat(145)} मुख्यमंत्री ने`, `${'x'.repeat(145)}…`],
    ['cut right after a word', `${'x'.repeat(143)} placed before`, `${'x'.repeat(143)} placed…`],
    ['cut after a comma', `${'x'.repeat(140)}, and – before`, `${'x'.repeat(140)}, and…`],
    ['of a dash and one long word', `– ${'x'.repeat(151)}`, `– ${'x'.repeat(148)}…`],
  ])('of a text %s', (_, text, expected) => {
    expect(excerpt(text, 150)).toBe(expected);
  });
});
