import fc from 'fast-check';
import { jewelleryEstimate } from './jewelleryCost';
import { METAL_CITIES } from './metalCities';
import { parseMetalsQuery } from './metalsQuery';
import { goldShare, KARATS, QUOTED, quotedRate, rateText, ratePerGram } from './rates';
import { decimalsFor, fromGrams, perKilogram, toGrams, UNIT_NAMES, UNITS } from './weight';

const [BHOPAL] = METAL_CITIES;

describe('the cities', () => {
  it('are eight, in the order of product.md 9.5', () => {
    expect(METAL_CITIES.map(({ name }) => name)).toEqual([
      'bhopal',
      'indore',
      'gwalior',
      'jabalpur',
      'delhi',
      'mumbai',
      'kolkata',
      'chennai',
    ]);
  });

  it('have plausible rates per gram, of one day', () => {
    for (const city of METAL_CITIES) {
      expect(Object.keys(city)).toEqual([
        'name',
        'gold24k',
        'gold22k',
        'silver',
        'gold24kChange',
        'gold22kChange',
        'silverChange',
        'lastUpdate',
      ]);
      expect(city.lastUpdate).toBe('2024-01-15');
      expect([
        city.gold24k > 6200 && city.gold24k < 6500,
        city.silver > 70 && city.silver < 82,
      ]).toEqual([true, true]);
      expect(Math.abs(city.gold22k - city.gold24k * goldShare(22))).toBeLessThan(10);
    }
  });

  it.each(QUOTED)('have a rise, a fall and no change of %s', (metal) => {
    expect(new Set(METAL_CITIES.map((city) => Math.sign(city[`${metal}Change`])))).toEqual(
      new Set([1, -1, 0]),
    );
  });
});

describe('silver', () => {
  it.each([
    [76.5, 76_500],
    [64.1, 64_100],
    [-0.3, -300],
    [0.15, 150],
    [0, 0],
  ])('₹%d per gram is ₹%d per kilogram', (perGram, expected) => {
    expect(perKilogram(perGram)).toBe(expected);
  });

  it('is quoted per kilogram with its change, gold per gram', () => {
    expect(quotedRate(BHOPAL, 'silver')).toEqual({ rate: 76_500, change: -300 });
    expect(quotedRate(BHOPAL, 'gold24k')).toEqual({ rate: 6333, change: 22 });
  });
});

describe('weight', () => {
  it.each([
    ['gram', 1],
    ['sovereign', 8],
    ['tenGrams', 10],
    ['tola', 180 * 0.06479891], // 180 grains
    ['kilogram', 1000],
  ] as const)('one %s is %d g', (unit, grams) => {
    expect(toGrams(1, unit)).toBeCloseTo(grams, 10);
    expect(UNITS[unit]).toBeCloseTo(grams, 10);
  });

  it('a kilogram is 85.735 tola and 125 sovereigns', () => {
    expect(fromGrams(1000, 'tola')).toBeCloseTo(85.735, 3);
    expect(fromGrams(1000, 'sovereign')).toBe(125);
  });

  it('comes back from any unit as it went', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.constantFrom(...UNIT_NAMES),
        (amount, unit) => {
          expect(fromGrams(toGrams(amount, unit), unit)).toBeCloseTo(amount, 6);
        },
      ),
    );
  });

  it.each([
    [0, 0],
    [10, 3],
    [85_735.32, 3],
    [1, 3],
    [0.8573, 4],
    [0.01, 5],
    [0.00001, 8],
    [1e-300, 12],
  ])('%d is written with at most %d decimals', (amount, decimals) => {
    expect(decimalsFor(amount)).toBe(decimals);
  });
});

describe('purity', () => {
  it.each([
    [24, 1],
    [22, 0.9167],
    [18, 0.75],
  ] as const)('%d karat is %d of pure gold', (karat, share) => {
    expect(goldShare(karat)).toBeCloseTo(share, 4);
    expect(KARATS).toContain(karat);
  });

  it('gives 24K, 22K and silver the city’s own rate and works 18K out from 24K', () => {
    expect([
      ratePerGram(BHOPAL, 'gold24k'),
      ratePerGram(BHOPAL, 'gold22k'),
      ratePerGram(BHOPAL, 'silver'),
    ]).toEqual([6333, 5805, 76.5]);
    expect(ratePerGram(BHOPAL, 'gold18k')).toBe(4749.75);
  });

  it.each([
    [6333, '₹6,333'],
    [4749.75, '₹4,749.75'],
    [76.5, '₹76.50'],
  ])('writes a rate of %d as %s', (rate, text) => {
    expect([rateText(rate, 'en'), rateText(rate, 'hi')]).toEqual([text, text]);
  });
});

describe('a jewellery estimate', () => {
  it.each([
    [
      { grams: 10, ratePerGram: 5805, makingPercent: 12, gstPercent: 3 },
      { metal: 58_050, making: 6966, gst: 1950.48, total: 66_966.48 },
    ],
    [
      { grams: 1, ratePerGram: 6000, makingPercent: 0, gstPercent: 0 },
      { metal: 6000, making: 0, gst: 0, total: 6000 },
    ],
    [
      { grams: 0, ratePerGram: 5805, makingPercent: 12, gstPercent: 3 },
      { metal: 0, making: 0, gst: 0, total: 0 },
    ],
    [
      { grams: 2.5, ratePerGram: 4749.75, makingPercent: 8.5, gstPercent: 3 },
      { metal: 11_874.38, making: 1009.32, gst: 386.51, total: 13_270.21 },
    ],
  ])('of %j is %j', (piece, expected) => {
    expect(jewelleryEstimate(piece)).toEqual(expected);
  });

  it('comes to the percentages one upon the other, and its parts make its total', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 9999 }),
        percent,
        percent,
        (grams, ratePerGram, makingPercent, gstPercent) => {
          const { metal, making, gst, total } = jewelleryEstimate({
            grams,
            ratePerGram,
            makingPercent,
            gstPercent,
          });
          const exact = grams * ratePerGram * (1 + makingPercent / 100) * (1 + gstPercent / 100);
          expect(Math.abs(total - exact)).toBeLessThan(0.03);
          expect(metal + making + gst).toBeCloseTo(total, 4);
        },
      ),
    );
  });
});

describe('a query', () => {
  it('fills in what it does not say', () => {
    expect(parseMetalsQuery({})).toEqual({
      metal: 'gold24k',
      weight: '10',
      unit: 'gram',
      gold: 'gold22k',
      grams: '10',
      making: '12',
      gst: '3',
    });
  });

  it('keeps what a form sent, invalid fields included', () => {
    expect(
      parseMetalsQuery({
        metal: 'silver',
        weight: 'x',
        unit: 'tola',
        gold: 'silver',
        grams: '',
        making: ['1'],
        gst: '5',
      }),
    ).toEqual({
      metal: 'silver',
      weight: 'x',
      unit: 'tola',
      gold: 'gold22k',
      grams: '',
      making: '12',
      gst: '5',
    });
  });
});
