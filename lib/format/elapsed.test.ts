import { elapsed } from './elapsed';

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

describe('elapsed', () => {
  it.each([
    ['0 s', 0, 'now', 0],
    ['59 s', 59 * SECOND, 'now', 0],
    ['60 s', 60 * SECOND, 'minutes', 1],
    ['119 s', 119 * SECOND, 'minutes', 1],
    ['59 min', 59 * MINUTE, 'minutes', 59],
    ['60 min less 1 ms', 60 * MINUTE - 1, 'minutes', 59],
    ['60 min', 60 * MINUTE, 'hours', 1],
    ['23 h', 23 * HOUR, 'hours', 23],
    ['24 h less 1 ms', 24 * HOUR - 1, 'hours', 23],
    ['24 h', 24 * HOUR, 'days', 1],
    ['47 h', 47 * HOUR, 'days', 1],
    ['31 days less 1 ms', 31 * 24 * HOUR - 1, 'days', 30],
    ['a minute in the future', -MINUTE, 'now', 0],
    ['5 min in the future', -5 * MINUTE, 'now', 0],
  ])('%s', (_, past, unit, count) => {
    const now = Date.parse('2026-11-20T06:30:00Z');
    expect(elapsed(now - past, now)).toEqual({ unit, count });
  });

  it.each([31, 400])('%d days are a date', (days) => {
    expect(elapsed(0, days * 24 * HOUR)).toEqual({ unit: 'date' });
  });

  it.each([5 * MINUTE + 1, HOUR, 200 * 24 * HOUR])('%d ms in the future are a date', (ahead) => {
    expect(elapsed(ahead, 0)).toEqual({ unit: 'date' });
  });
});
