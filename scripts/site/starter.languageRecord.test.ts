import { languageRecord } from './starter';

it.each([
  ['ta', 'தமிழ்', 'Tamil', 'ta-IN'],
  ['bn', 'বাংলা', 'Bengali', 'bn-IN-u-nu-latn'],
  ['or', 'ଓଡ଼ିଆ', 'Oriya', 'or-IN'],
  ['mr', 'मराठी', 'Devanagari', 'mr-IN-u-nu-latn'],
  ['ur', 'اردو', 'Arabic', 'ur-IN-u-nu-latn'],
])('knows %s', (code, name, script, intl) => {
  expect(languageRecord(code)).toMatchObject({ name, script, intl, regional: `${code}-IN` });
});

it.each([['xx'], ['th'], ['kok'], ['English'], ['']])('knows nothing of %j', (code) => {
  expect(languageRecord(code)).toBeNull();
});
