import { timestamp } from './timestamp';

describe('timestamp', () => {
  it.each([
    ['ISO in UTC', '2024-01-15T04:30:00.000Z', '2024-01-15T04:30:00.000Z'],
    ['ISO with a zone', '2024-01-15T10:00:00+05:30', '2024-01-15T04:30:00.000Z'],
    ['ISO without a zone, on India’s clock', '2024-01-15T10:00:00', '2024-01-15T04:30:00.000Z'],
    ['the same to the minute', '2024-01-15T10:00', '2024-01-15T04:30:00.000Z'],
    ['the same with a space', '2024-01-15 10:00:00', '2024-01-15T04:30:00.000Z'],
    ['the same with fractions', '2024-01-15 10:00:00.250', '2024-01-15T04:30:00.250Z'],
    ['early enough to be the day before in UTC', '2024-01-15 02:00', '2024-01-14T20:30:00.000Z'],
    ['a day alone, which begins on India’s clock', '2024-01-15', '2024-01-14T18:30:00.000Z'],
    ['a day as a number', 20_240_115, '2024-01-14T18:30:00.000Z'],
    ['epoch seconds in a text', '1705293000', '2024-01-15T04:30:00.000Z'],
    [
      'the publication’s of two',
      'Updated: 16 Jan 2024, 9:00 AM | Published: 15 Jan 2024, 10:00 AM IST',
      '2024-01-15T04:30:00.000Z',
    ],
    [
      'the first of two',
      '15 Jan 2024 10:00 AM / Updated: 16 Jan 2024 09:00 AM',
      '2024-01-15T04:30:00.000Z',
    ],
    ['a mail’s date', 'Mon, 15 Jan 2024 10:00:00 +0530', '2024-01-15T04:30:00.000Z'],
    ['words without a zone, on India’s clock', 'Jan 15 2024 10:00', '2024-01-15T04:30:00.000Z'],
    ['epoch milliseconds', 1_705_293_000_000, '2024-01-15T04:30:00.000Z'],
    ['epoch seconds', 1_705_293_000, '2024-01-15T04:30:00.000Z'],
    ['the epoch itself', 0, '1970-01-01T00:00:00.000Z'],
  ])('reads %s', (_, given, expected) => {
    expect(timestamp(given)).toBe(expected);
  });

  it.each([
    'junk',
    '2 hours ago',
    '10:30',
    '5',
    'page 1',
    '2024-13-45',
    '2024-01-15T99:00',
    '',
    1e20,
    4_102_444_800,
    2024,
    -1,
    NaN,
  ])('%j is none', (given) => {
    expect(timestamp(given)).toBeNull();
  });

  it('takes a text without a zone for one of the zone that it is told', () => {
    expect(timestamp('2024-01-15T10:00:00', 'UTC')).toBe('2024-01-15T10:00:00.000Z');
  });
});
