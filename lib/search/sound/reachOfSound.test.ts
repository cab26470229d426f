import { reachOfSound } from './reachOfSound';

it.each([
  ['kisan', Infinity],
  ['modi', Infinity],
  ['yogi', Infinity],
  ['bjp', Infinity],
  ['किसान', Infinity],
  ['lalu', 18],
  ['aag', 18],
  ['ayi', 18],
  ['दीदी', 18],
  ['hdfc', 18],
  ['mppsc', 18],
  ['wwwww', 18],
  ['qqqzzxx', -Infinity],
  ['aaa', -Infinity],
  ['आए', -Infinity],
])('words may sound from “%s” as far as %s', (text, reach) => {
  expect(reachOfSound(text)).toBe(reach);
});
