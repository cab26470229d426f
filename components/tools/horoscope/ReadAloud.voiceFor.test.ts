import { voiceFor } from './ReadAloud';

const voices = (...tags: string[]) => tags.map((lang) => ({ lang }));

it.each([
  ['hi', ['en-US', 'hi-IN'], 'hi-IN'],
  ['hi', ['hi_IN'], 'hi_IN'],
  ['hi', ['hi'], 'hi'],
  ['hi', ['en-IN', 'hil-PH', 'ne-NP'], undefined],
  ['hi', [], undefined],
  ['en', ['de-DE', 'en-US', 'en-IN'], 'en-IN'],
  ['en', ['de-DE', 'en-GB', 'en-US'], 'en-GB'],
  ['en', ['EN_in'], 'EN_in'],
] as const)('%s among %j is read by %s', (locale, tags, chosen) => {
  expect(voiceFor(voices(...tags), locale)?.lang).toBe(chosen);
});
