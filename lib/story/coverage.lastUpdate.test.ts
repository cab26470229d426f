import { lastUpdate } from './coverage';

const update = (at: string, changedAt?: string) => ({
  id: at,
  at,
  headline: at,
  body: null,
  picture: null,
  videoUrl: null,
  isKey: false,
  ...(changedAt && { changedAt }),
});

it.each([
  ['none', [], null],
  ['the newest', [update('06'), update('05')], '06'],
  ['a change', [update('06'), update('05', '07'), update('04', '06')], '07'],
  ['none that is ahead of the clock, which come last', [update('06'), update('09')], '06'],
])('the last update is %s', (_, updates, expected) => {
  expect(lastUpdate({ updates })).toBe(expected);
});
