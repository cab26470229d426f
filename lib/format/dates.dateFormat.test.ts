import { dateFormat } from './dates';

const NEW_YEAR_IN_INDIA = Date.parse('2025-12-31T18:30:00Z');

it.each([
  ['en', 'Asia/Kolkata', '1 January'],
  ['en', 'UTC', '31 December'],
  ['hi', 'Asia/Kolkata', '1 जनवरी'],
] as const)('in %s on the calendar of %s writes %s', (locale, timeZone, expected) => {
  const form = { day: 'numeric', month: 'long', timeZone } as const;
  expect(dateFormat(locale, form).format(NEW_YEAR_IN_INDIA)).toBe(expected);
});

it('makes one formatter for each language and form', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const form = () => ({ year: 'numeric', timeZone: 'UTC' }) as const;
  expect(dateFormat('en', form())).toBe(dateFormat('en', form()));
  expect(dateFormat('hi', form())).not.toBe(dateFormat('en', form()));
  expect(made).toHaveBeenCalledTimes(2);
});
