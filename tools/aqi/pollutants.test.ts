import fc from 'fast-check';
import { byShare, dominantPollutant, LIMITS, POLLUTANTS, shareOfLimit } from './pollutants';

const AT_LIMIT = { pm25: 60, pm10: 100, no2: 80, so2: 80, co: 2, o3: 100 };

/** Every pollutant from none to far above its limit. */
const air = fc.record({
  pm25: fc.nat(900),
  pm10: fc.nat(900),
  no2: fc.nat(900),
  so2: fc.nat(900),
  co: fc.nat(90),
  o3: fc.nat(900),
});

describe('India’s limits', () => {
  it('are those of the notification, carbon monoxide in mg/m³ and with ozone over 8 hours', () => {
    expect(
      POLLUTANTS.map((key) => [key, LIMITS[key].limit, LIMITS[key].hours, LIMITS[key].unit]),
    ).toEqual([
      ['pm25', 60, 24, 'microgram'],
      ['pm10', 100, 24, 'microgram'],
      ['no2', 80, 24, 'microgram'],
      ['so2', 80, 24, 'microgram'],
      ['co', 2, 8, 'milligram'],
      ['o3', 100, 8, 'microgram'],
    ]);
  });

  it.each([
    ['pm25', 0, 0],
    ['pm25', 30, 0.5],
    ['pm25', 60, 1],
    ['pm25', 135, 2.25],
    ['pm10', 214, 2.14],
    ['no2', 20, 0.25],
    ['so2', 80, 1],
    ['co', 1.8, 0.9],
    ['co', 4, 2],
    ['o3', 32, 0.32],
  ] as const)('%s of %d is %d of the limit', (pollutant, concentration, share) => {
    expect(shareOfLimit(pollutant, concentration)).toBeCloseTo(share, 12);
  });
});

describe('the dominant pollutant', () => {
  it.each([
    ['pm25', { ...AT_LIMIT, pm25: 61 }],
    ['pm10', { ...AT_LIMIT, pm10: 101 }],
    ['co', { ...AT_LIMIT, co: 2.1 }],
    ['o3', { ...AT_LIMIT, o3: 200 }],
    ['pm25', AT_LIMIT],
    ['pm25', { pm25: 0, pm10: 0, no2: 0, so2: 0, co: 0, o3: 0 }],
  ] as const)('is %s of %j', (expected, concentrations) => {
    expect(dominantPollutant(concentrations)).toBe(expected);
  });

  it('has no other above it, and leads the list of all six', () => {
    fc.assert(
      fc.property(air, (concentrations) => {
        const shares = byShare(concentrations);
        const highest = Math.max(...POLLUTANTS.map((key) => concentrations[key] / AT_LIMIT[key]));
        expect(shares[0]).toMatchObject({
          pollutant: dominantPollutant(concentrations),
          share: highest,
        });
        expect(shares.map(({ pollutant }) => pollutant).sort()).toEqual([...POLLUTANTS].sort());
        expect(
          shares.every(({ share }, at) => at === 0 || share <= (shares[at - 1]?.share ?? 0)),
        ).toBe(true);
      }),
    );
  });
});
