import { isTypingError } from './typingError';

it.each([
  ['cricekt', 'cricket', 'two letters swapped'],
  ['goverment', 'government', 'one left out'],
  ['schoool', 'school', 'one put in'],
  ['eletric', 'elektric', 'one left out near the start'],
  ['statiom', 'station', 'one exchanged'],
  ['tigers', 'tiger', 'one more at the end'],
])('“%s” for “%s”: %s', (typed, word) => {
  expect(isTypingError(typed, word)).toBe(true);
});

it.each([
  ['station', 'station', 'no error'],
  ['stattiom', 'station', 'two errors'],
  ['tram', 'trap', 'short words'],
  ['bridge', 'fridge', 'another beginning'],
  ['closes', 'opens', 'another word'],
])('“%s” not for “%s”: %s', (typed, word) => {
  expect(isTypingError(typed, word)).toBe(false);
});
