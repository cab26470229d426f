import { indexOf, subIndexOf } from './nationalAqi';

describe('the sub-index', () => {
  // Worked by hand: the band's lower index + index span / concentration span × (rounded − lower end).
  it.each([
    ['pm25', 0, 0],
    ['pm25', 15, 25], // 50 / 30 × 15
    ['pm25', 30, 50],
    ['pm25', 30.4, 50], // rounded to 30: between the bands there is nothing
    ['pm25', 30.5, 51], // rounded to 31, the next band's lower end
    ['pm25', 60.49, 100],
    ['pm25', 77, 156], // 101 + 99 / 29 × (77 − 61) = 155.62
    ['pm25', 96, 218], // 201 + 99 / 29 × (96 − 91) = 218.07
    ['pm25', 135, 312], // 301 + 99 / 129 × (135 − 121) = 311.74
    ['pm25', 250, 400],
    ['pm25', 251, 401],
    ['pm25', 380, 500],
    ['pm25', 999, 500],
    ['pm10', 121, 114], // 101 + 99 / 149 × (121 − 101) = 114.29
    ['pm10', 430, 400],
    ['no2', 46, 57], // 51 + 49 / 39 × (46 − 41) = 57.28
    ['so2', 81, 101],
    ['so2', 380, 200],
    ['co', 1, 50],
    ['co', 1.04, 50], // rounded to 1.0
    ['co', 1.05, 51], // rounded to 1.1
    ['co', 1.1, 51],
    ['co', 1.8, 89], // 51 + 49 / 0.9 × (1.8 − 1.1) = 89.11
    ['co', 2.1, 101],
    ['co', 34, 400],
    ['co', 34.1, 401],
    ['o3', 168, 200],
    ['o3', 169, 201],
    ['o3', 209, 301],
    ['o3', 748, 400],
    ['nh3', 201, 51],
    ['nh3', 1800, 400],
  ] as const)('of %s at %d is %i', (pollutant, concentration, index) => {
    expect(subIndexOf(pollutant, concentration)).toBe(index);
  });

  it.each([-1, Number.NaN, Number.NEGATIVE_INFINITY])('of %d is none', (concentration) => {
    expect(() => subIndexOf('pm25', concentration)).toThrow(RangeError);
  });
});

describe('the index', () => {
  it.each([
    ['is the highest of them', { pm25: 60, pm10: 80, no2: 70 }, { index: 80, prominent: 'pm10' }],
    ['needs three', { pm25: 60, pm10: 80 }, null],
    ['needs particles', { no2: 60, so2: 80, co: 70, o3: 9 }, null],
    [
      'has enough with one kind of them',
      { pm25: 6, so2: 8, co: 7 },
      { index: 8, prominent: 'so2' },
    ],
  ])('%s', (_, subIndices, expected) => {
    expect(indexOf(subIndices)).toEqual(expected);
  });
});
