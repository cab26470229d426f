import { voiceFor } from './voices';

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

it.each([
  ['the device’s own', ['hi-IN server', 'hi-IN'], 'hi-IN'],
  ['the device’s own of another country', ['en-IN server', 'en-GB'], 'en-GB'],
  ['India’s of two that ask a server', ['en-US server', 'en-IN server'], 'en-IN'],
])('%s is taken', (_, tags, chosen) => {
  const offered = tags.map((tag) => {
    const [lang = '', server] = tag.split(' ');
    return { lang, localService: server === undefined };
  });
  expect(voiceFor(offered, chosen.slice(0, 2))?.lang).toBe(chosen);
});
