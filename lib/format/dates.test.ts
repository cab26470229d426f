import { formatDate, startOfDay } from './dates';

const FRIDAY_NOON = Date.parse('2026-11-20T06:30:00Z');

describe('formatDate', () => {
  it.each([
    ['full', 'en', 'Friday, 20 November 2026'],
    ['full', 'hi', 'शुक्रवार, 20 नवंबर 2026'],
    ['long', 'en', '20 November 2026'],
    ['long', 'hi', '20 नवंबर 2026'],
    ['weekday', 'en', 'Fri'],
    ['weekday', 'hi', 'शुक्र'],
  ] as const)('%s in %s', (form, locale, expected) => {
    expect(formatDate(FRIDAY_NOON, form, locale)).toBe(expected);
    expect(formatDate(new Date(FRIDAY_NOON), form, locale)).toBe(expected);
  });

  it.each([
    ['2026-11-20T18:29:59Z', '20 November 2026'],
    ['2026-11-20T18:30:00Z', '21 November 2026'],
  ])('at %s it is %s in India', (moment, expected) => {
    expect(formatDate(new Date(moment), 'long', 'en')).toBe(expected);
  });
});

it('a day begins at midnight in India', () => {
  expect(startOfDay('2026-11-20')).toBe(Date.parse('2026-11-19T18:30:00Z'));
});
