import { withoutDots } from './dottedLetters';

it.each([
  ['The U.A.E. visa', 'The UAE visa'],
  ['U.S. President', 'US President'],
  ['In the U.S', 'In the US'],
  ['एम.पी. बोर्ड, ए.के. एंटनी', 'एमपी बोर्ड, एके एंटनी'],
  ['www.a.example/b.c.d', 'www.a.example/bcd'],
  ['It was so.And then', 'It was so.And then'],
  ['Plan A. I go', 'Plan A. I go'],
  ['यह था.वह है.', 'यह था.वह है.'],
  ['18.5 and v2.a', '18.5 and v2.a'],
])('“%s” is read “%s”', (text, read) => {
  expect(withoutDots(text)).toBe(read);
});
