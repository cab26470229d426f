import { categoryKey, stateKey } from './keys';

describe('keys', () => {
  it.each([
    ['Short Videos', 'shortvideos'],
    ['short-videos', 'shortvideos'],
    ['STOCK_MARKET', 'stockmarket'],
    ['atlantis', null],
    ['constructor', null],
    ['', null],
    ['खेल', null],
  ])('the category %j is %j', (name, key) => {
    expect(categoryKey(name)).toBe(key);
  });

  it.each([
    ['Madhya Pradesh', 'madhyapradesh'],
    ['west-bengal', 'westbengal'],
    ['Atlantis', null],
  ])('the state %j is %j', (name, key) => {
    expect(stateKey(name)).toBe(key);
  });
});
