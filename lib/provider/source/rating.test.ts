import { ratingOf } from './rating';

it.each([
  [4, { value: 4, best: 5 }],
  ['3.5', { value: 3.5, best: 5 }],
  ['३.५', { value: 3.5, best: 5 }],
  ['7/10', { value: 7, best: 10 }],
  ['7 / 10', { value: 7, best: 10 }],
  [0, { value: 0, best: 5 }],
  ['4 stars', { value: 4, best: 5 }],
  ['3,5/5', { value: 3.5, best: 5 }],
  ['3.5 out of 5', { value: 3.5, best: 5 }],
  ['3.5★', { value: 3.5, best: 5 }],
  ['★★★½', { value: 3.5, best: 5 }],
  ['★★★☆☆', { value: 3, best: 5 }],
  ['5 में से 3.5', { value: 3.5, best: 5 }],
])('%j is %j', (given, rating) => {
  expect(ratingOf(given)).toMatchObject(rating);
});

it.each(['', -1, NaN, 6, '11/10', '0/0', '4/1000', 'stars', '****', '1e1'])(
  '%j says nothing',
  (given) => {
    expect(ratingOf(given)).toBeNull();
  },
);
