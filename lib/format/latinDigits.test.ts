import { latinDigits } from './latinDigits';

it.each([
  'arab',
  'arabext',
  'deva',
  'beng',
  'guru',
  'gujr',
  'orya',
  'tamldec',
  'telu',
  'knda',
  'mlym',
])('reads the digits of %s', (system) => {
  const { format } = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  expect(latinDigits(`${format(9_876_543_210)} of ${format(1)}`)).toBe('9876543210 of 1');
});
