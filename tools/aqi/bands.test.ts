import fc from 'fast-check';
import { AQI_BANDS, bandOf, INDIAN_BANDS } from './bands';

describe('the band of a figure', () => {
  it.each([
    [0, 'good'],
    [1, 'good'],
    [50, 'good'],
    [51, 'moderate'],
    [100, 'moderate'],
    [101, 'sensitive'],
    [150, 'sensitive'],
    [151, 'unhealthy'],
    [200, 'unhealthy'],
    [201, 'veryUnhealthy'],
    [300, 'veryUnhealthy'],
    [301, 'hazardous'],
    [500, 'hazardous'],
    [501, 'hazardous'],
    [99_999, 'hazardous'],
    [Infinity, 'hazardous'],
    [-0, 'good'],
    [50.4, 'good'],
    [50.5, 'moderate'],
    [300.4, 'veryUnhealthy'],
    [300.6, 'hazardous'],
  ])('%d is %s', (index, category) => {
    expect(bandOf(AQI_BANDS, index).key).toBe(category);
  });

  it.each([
    [0, 'good'],
    [50, 'good'],
    [51, 'satisfactory'],
    [100, 'satisfactory'],
    [101, 'moderate'],
    [200, 'moderate'],
    [201, 'poor'],
    [300, 'poor'],
    [301, 'veryPoor'],
    [400, 'veryPoor'],
    [401, 'severe'],
    [500, 'severe'],
    [501, 'severe'],
    [Infinity, 'severe'],
  ])('%d is %s in India', (index, category) => {
    expect(bandOf(INDIAN_BANDS, index).key).toBe(category);
  });

  it.each([-1, -0.1, NaN, -Infinity])('%d is no index', (index) => {
    expect(() => bandOf(AQI_BANDS, index)).toThrow(RangeError);
  });
});

describe.each([
  ['this tool', AQI_BANDS],
  ['India', INDIAN_BANDS],
] as const)('the bands of %s', (_, scale) => {
  it('part the whole figures: each belongs to exactly one, the one that is found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (index) => {
        const holding = scale.filter(
          ({ from, upTo }) => from <= index && index <= (upTo ?? Infinity),
        );
        expect(holding.map(({ key }) => key)).toEqual([bandOf(scale, index).key]);
      }),
      { numRuns: 501 },
    );
  });

  it('never fall as the figure rises', () => {
    const rank = (index: number) => scale.findIndex(({ key }) => key === bandOf(scale, index).key);
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (one, other) => {
        expect(rank(Math.min(one, other))).toBeLessThanOrEqual(rank(Math.max(one, other)));
      }),
    );
  });
});
