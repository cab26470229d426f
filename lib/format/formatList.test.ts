import { formatList } from './formatList';

it.each([
  ['en', ['rain'], 'rain'],
  ['en', ['rain', 'snow', 'wind'], 'rain, snow and wind'],
  ['hi', ['बारिश', 'हवा'], 'बारिश और हवा'],
  ['hi', ['बारिश', 'बर्फ़', 'हवा'], 'बारिश, बर्फ़ और हवा'],
] as const)('in %s %j is "%s"', (locale, names, phrase) => {
  expect(formatList(names, locale)).toBe(phrase);
});
