import { clockLength, spokenLength } from './duration';

it.each([
  [4, '0:04', '4 seconds', '4 सेकंड'],
  [60, '1:00', '1 minute', '1 मिनट'],
  [204, '3:24', '3 minutes 24 seconds', '3 मिनट 24 सेकंड'],
  [3723, '1:02:03', '1 hour 2 minutes 3 seconds', '1 घंटा 2 मिनट 3 सेकंड'],
])('%d seconds', (seconds, clock, english, hindi) => {
  expect(clockLength(seconds)).toBe(clock);
  expect(spokenLength(seconds, 'en')).toBe(english);
  expect(spokenLength(seconds, 'hi')).toBe(hindi);
});
