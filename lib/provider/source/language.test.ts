import { plausibleLanguage, codeOf, languageFields } from './language';

it.each([
  ['hi', 'hi'],
  ['hi_IN', 'hi'],
  ['BHO', 'bho'],
  ['pt-br', 'pt'],
  ['mar', 'mr'],
  ['nep-NP', 'ne'],
  ['Hindi', 'hi'],
  ['मराठी', 'mr'],
  ['नेपाली', 'ne'],
  ['klingon', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the code of %s is %s', (given, code) => {
  expect(codeOf(given)).toBe(code);
});

it.each([
  ['hi', 'Metro', { lang: 'hi' }],
  ['ne', 'मेट्रो', { lang: 'hi', otherLanguage: 'ne' }],
  [null, 'मुंबईत पाऊस सुरू आहे', { lang: 'hi', otherLanguage: 'mr' }],
  [null, 'Metro', { lang: 'en' }],
  [null, 'سڑکیں بند', { lang: 'en', otherLanguage: 'ur' }],
  [null, 'What “لڑکا” means to us', { lang: 'en' }],
])('a post in %s called “%s” is %j', (given, title, expected) => {
  expect(languageFields(given, title, '')).toEqual(expected);
});

const HINDI = 'शहर में मेट्रो की नई लाइन शुरू हुई, यात्रियों ने स्वागत किया।';
it.each([
  ['hi', 'मेट्रो', '', 'hi'],
  ['ne', 'मेट्रो', '', 'ne'],
  ['hi', 'IPL 2026 LIVE', HINDI, 'hi'],
  ['hi', 'IPL 2026: मुंबई', '', 'hi'],
  ['en', 'Metro', HINDI, 'en'],
  ['ta', 'மெட்ரோ', '', 'ta'],
  // What software says that nobody has told.
  ['en', 'मेट्रो', 'Subscribe to our channel for more videos like this one.', null],
  ['hi', 'Metro', 'A new line of the metro was opened.', null],
  ['ta', 'मेट्रो', '', null],
  // Nothing that a script would bear out.
  ['ja', '地下鉄', '', null],
  ['xx', 'Metro', '', null],
  ['hi', '2026', '', null],
  [null, 'Metro', '', null],
])('the language %s of a source is that of “%s”: %#', (code, title, text, believed) => {
  expect(plausibleLanguage(code, title, text)).toBe(believed);
});
