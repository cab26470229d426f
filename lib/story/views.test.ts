import { shortViews, fallbackViews, viewCount } from './views';

describe('viewCount', () => {
  it.each([
    [12_300, 12_300],
    ['12300', 12_300],
    ['12,300', 12_300],
    ['1,23,456', 123_456],
    ['12.3K', 12_300],
    ['12.3 k', 12_300],
    [' 4K ', 4_000],
    ['1.2L', 120_000],
    ['1.5M', 1_500_000],
    ['2.25Cr', 22_500_000],
    ['2 cr', 20_000_000],
    ['12.3 thousand', 12_300],
    ['12 lakh', 1_200_000],
    ['1.2 लाख', 120_000],
    ['2 करोड\u093c', 20_000_000],
    ['५ हजार', 5_000],
    ['1,204 views', 1_204],
    ['12K+ Views', 12_000],
    [0, 0],
    ['12 dozen', null],
    [undefined, null],
    ['many', null],
    ['-5', null],
    [-5, null],
    ['', null],
  ])('reads %j as %j', (given, expected) => {
    expect(viewCount(given)).toBe(expected);
  });
});

describe('fallbackViews', () => {
  const figures = Array.from({ length: 2000 }, (_, n) => fallbackViews(`story-${n}`));

  it('is the same for the same id, each time', () => {
    expect(fallbackViews('a1')).toBe(fallbackViews('a1'));
  });

  it('stays between 1,000 and 50,000 in hundreds', () => {
    expect(
      figures.filter((figure) => figure < 1000 || figure > 50_000 || figure % 100 !== 0),
    ).toEqual([]);
  });

  it('differs from story to story', () => {
    expect(new Set(figures).size).toBeGreaterThan(450); // of 491 possible
  });

  it('follows FNV-1a', () => {
    // The published 32-bit hashes: of "" 0x811c9dc5, of "a" 0xe40c292c.
    expect(fallbackViews('')).toBe(1000 + (0x811c9dc5 % 491) * 100);
    expect(fallbackViews('a')).toBe(1000 + (0xe40c292c % 491) * 100);
  });
});

describe('shortViews', () => {
  it.each([
    [0, '0', 'one'],
    [999, '999', 'one'],
    [1_000, '1', 'thousand'],
    [12_345, '12.3', 'thousand'],
    [99_990, '99.9', 'thousand'],
    [100_000, '1', 'lakh'],
    [1_234_567, '12.3', 'lakh'],
    [9_999_999, '99.9', 'lakh'],
    [10_000_000, '1', 'crore'],
    [25_600_000, '2.5', 'crore'],
  ])('%d is %s %s', (count, figure, unit) => {
    expect(shortViews(count)).toEqual({ figure, unit });
  });
});
