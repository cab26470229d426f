import { isTypingError } from './misspelled';

it.each([
  ['cricekt', 'cricket', 'two letters swapped'],
  ['goverment', 'government', 'one left out'],
  ['schoool', 'school', 'one put in'],
  ['eletric', 'elektric', 'one left out near the start'],
  ['statiom', 'station', 'one exchanged'],
  ['tigers', 'tiger', 'one more at the end'],
  ['कांगेस', 'कांग्रेस', 'half of a conjunct left out'],
  ['चुनव', 'चुनाव', 'a sign left out'],
  ['उद्धाटन', 'उद्घाटन', 'half of a conjunct exchanged'],
  ['मुठभेढ', 'मुठभेड', 'a consonant exchanged in a longer word'],
])('“%s” for “%s”: %s', (typed, word) => {
  expect(isTypingError(typed, word)).toBe(true);
});

it.each([
  ['station', 'station', 'no error'],
  ['stattiom', 'station', 'two errors'],
  ['tram', 'trap', 'short words'],
  ['नाम', 'नामा', 'two aksharas'],
  ['कमल', 'कमर', 'a consonant exchanged in a short word'],
  ['bridge', 'fridge', 'another beginning'],
  ['closes', 'opens', 'another word'],
])('“%s” not for “%s”: %s', (typed, word) => {
  expect(isTypingError(typed, word)).toBe(false);
});
