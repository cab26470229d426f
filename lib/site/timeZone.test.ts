import { offsetOf, timeZoneSchema } from './timeZone';

it.each([
  ['Asia/Kolkata', '+05:30'],
  ['Asia/Kathmandu', '+05:45'],
  ['Asia/Dubai', '+04:00'],
  ['UTC', '+00:00'],
])('%s is %s before UTC', (zone, offset) => {
  expect(offsetOf(zone)).toBe(offset);
  expect(timeZoneSchema.parse(zone)).toBe(zone);
});

it.each(['Europe/London', 'Africa/Casablanca', 'Asia/Nowhere', ''])('takes no %j', (zone) => {
  expect(timeZoneSchema.safeParse(zone).error?.issues[0]?.message).toBe(
    'must be a time zone without daylight saving time, such as Asia/Kathmandu',
  );
});

it('is India’s without a field', () => {
  expect(timeZoneSchema.parse(undefined)).toBe('Asia/Kolkata');
});
