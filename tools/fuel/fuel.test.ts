import fc from 'fast-check';
import { cityNamed } from '@/tools/shared/prices';
import { FUEL_CITIES } from './fuelCities';
import { fuelCost, litresFor, priceGap, tripCost } from './fuelCost';
import { FUELS } from './fuelPrice';
import { parseFuelQuery } from './fuelQuery';

const price = fc.double({ min: 50, max: 200, noNaN: true });
const paise = fc.integer({ min: 5000, max: 20_000 });

describe('the cities', () => {
  it('are ten, in the order of product.md 9.4', () => {
    expect(FUEL_CITIES.map(({ name }) => name)).toEqual([
      'bhopal',
      'indore',
      'gwalior',
      'jabalpur',
      'delhi',
      'mumbai',
      'kolkata',
      'chennai',
      'bangalore',
      'hyderabad',
    ]);
  });

  it('have plausible prices in whole paise, of one day', () => {
    for (const city of FUEL_CITIES) {
      expect(Object.keys(city)).toEqual([
        'name',
        'petrol',
        'diesel',
        'petrolChange',
        'dieselChange',
        'lastUpdate',
      ]);
      expect(city.lastUpdate).toBe('2024-01-15');
      expect(
        [city.petrol, city.diesel].every(
          (amount) => amount > 80 && amount < 115 && Number(amount.toFixed(2)) === amount,
        ),
      ).toBe(true);
      expect(city.diesel).toBeLessThan(city.petrol);
    }
  });

  it.each(FUELS)('have a rise, a fall and no change of %s', (fuel) => {
    expect(new Set(FUEL_CITIES.map((city) => Math.sign(city[`${fuel}Change`])))).toEqual(
      new Set([1, -1, 0]),
    );
  });

  it('answer to their names; any other name is the first', () => {
    expect(cityNamed(FUEL_CITIES, 'mumbai')?.petrol).toBe(106.31);
    expect(['', 'constructor'].map((name) => cityNamed(FUEL_CITIES, name))).toEqual([
      FUEL_CITIES[0],
      FUEL_CITIES[0],
    ]);
  });
});

describe('a fill', () => {
  it.each([
    [967.2, 96.72, 10],
    [500, 100, 5],
    [0, 96.72, 0],
    [1, 80, 0.0125],
  ])('₹%d at ₹%d a litre buys %d litres', (rupees, perLitre, litres) => {
    expect(litresFor(rupees, perLitre)).toBeCloseTo(litres, 10);
    expect(fuelCost(litres, perLitre)).toBeCloseTo(rupees, 10);
  });

  it('costs what the litres cost one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), price, (litres, perLitre) => {
        const oneByOne = Array.from({ length: litres }).reduce<number>((sum) => sum + perLitre, 0);
        expect(fuelCost(litres, perLitre)).toBeCloseTo(oneByOne, 6);
      }),
    );
  });
});

describe('a trip', () => {
  it.each([
    [
      { km: 200, kmPerLitre: 20, pricePerLitre: 100 },
      { litres: 10, rupees: 1000, rupeesPerKm: 5 },
    ],
    [
      { km: 0, kmPerLitre: 15, pricePerLitre: 96.72 },
      { litres: 0, rupees: 0, rupeesPerKm: 6.448 },
    ],
    [
      { km: 150, kmPerLitre: 12.5, pricePerLitre: 89.62 },
      { litres: 12, rupees: 1075.44, rupeesPerKm: 7.1696 },
    ],
  ])('%j takes %j', (trip, expected) => {
    const { litres, rupees, rupeesPerKm } = tripCost(trip);
    expect(litres).toBeCloseTo(expected.litres, 10);
    expect(rupees).toBeCloseTo(expected.rupees, 10);
    expect(rupeesPerKm).toBeCloseTo(expected.rupeesPerKm, 10);
  });

  it('costs its kilometres times the cost of one, and as much as its two halves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 200 }),
        price,
        (km, kmPerLitre, pricePerLitre) => {
          const { rupees, rupeesPerKm } = tripCost({ km, kmPerLitre, pricePerLitre });
          const half = tripCost({ km: km / 2, kmPerLitre, pricePerLitre });
          expect(rupeesPerKm * km).toBeCloseTo(rupees, 5);
          expect(half.rupees * 2).toBeCloseTo(rupees, 5);
        },
      ),
    );
  });
});

describe('the gap between two prices', () => {
  it.each([
    [96.72, 108.65, { direction: 'cheaper', rupees: 11.93 }],
    [108.65, 96.72, { direction: 'dearer', rupees: 11.93 }],
    [94.24, 94.24, { direction: 'same', rupees: 0 }],
    [94.27, 94.24, { direction: 'dearer', rupees: 0.03 }],
  ])('%d beside %d is %j', (one, other, gap) => {
    expect(priceGap(one, other)).toEqual(gap);
  });

  it('leads from one price to the other', () => {
    fc.assert(
      fc.property(paise, paise, (one, other) => {
        const { direction, rupees } = priceGap(one / 100, other / 100);
        expect(
          other + { cheaper: -1, dearer: 1, same: 0 }[direction] * Math.round(rupees * 100),
        ).toBe(one);
      }),
    );
  });
});

describe('a query', () => {
  it('fills in what it does not say', () => {
    expect(parseFuelQuery({})).toEqual({
      fuel: 'petrol',
      by: 'rupees',
      rupees: '500',
      litres: '',
      km: '200',
      mileage: '15',
      other: 'delhi',
    });
  });

  it('keeps what a form sent, invalid fields included', () => {
    expect(
      parseFuelQuery({
        fuel: 'diesel',
        by: 'litres',
        litres: 'ten',
        km: '',
        mileage: ['1', '2'],
        with: 'mumbai',
      }),
    ).toEqual({
      fuel: 'diesel',
      by: 'litres',
      rupees: '500',
      litres: 'ten',
      km: '',
      mileage: '15',
      other: 'mumbai',
    });
    expect(parseFuelQuery({ with: 'ujjain' }).other).toBe('ujjain');
    expect(parseFuelQuery({ fuel: 'kerosene', with: 'paris' })).toMatchObject({
      fuel: 'petrol',
      other: 'delhi',
    });
  });
});
