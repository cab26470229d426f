import { toStory } from './mapping';
import { providerStorySchema } from './providerSchema';

const ORIGIN = 'https://api.example.org';
const MEDIA = { base: ORIGIN, sources: [{ origin: ORIGIN, path: '/videos/' }] };
const VIDEO = { videoUrl: '/videos/v.webm' };
const EN = { lang: 'en', url: '/videos/v.en.vtt' };
const HI = { lang: 'hi', url: '/videos/v.hi.vtt' };
const listed = ({ lang, url }: typeof EN) => ({ lang, url: ORIGIN + url });
const read = (given: object) =>
  toStory(providerStorySchema.parse({ id: 1, title: 'Rain', ...given }), MEDIA);

describe('captions', () => {
  it.each([
    ['both languages, the site’s order', [HI, EN], [listed(EN), listed(HI)]],
    ['the first of a language', [EN, { ...EN, url: '/videos/other.vtt' }], [listed(EN)]],
    [
      'those that are listed',
      [{ ...EN, url: 'https://elsewhere.example/v.vtt' }, HI],
      [listed(HI)],
    ],
    ['those of the site’s languages', [{ ...EN, lang: 'mr' }, HI], [listed(HI)]],
    [
      'those of the right shape',
      [
        null,
        7,
        'en',
        {},
        { lang: 'en' },
        { lang: 'en', url: '' },
        { lang: 'toString', url: '/videos/a' },
        HI,
      ],
      [listed(HI)],
    ],
    ['none of an empty list', [], undefined],
    ['none of what is no list', { en: '/videos/v.en.vtt' }, undefined],
    ['none', undefined, undefined],
  ])('are %s', (_, captions, expected) => {
    expect(read({ ...VIDEO, captions }).captions).toEqual(expected);
  });

  it.each([
    [{}],
    [{ videoUrl: 'https://elsewhere.example/v.webm' }],
    [{ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }],
  ])('and a description go with a video file, not with %j', (video) => {
    const story = read({ ...video, captions: [EN], videoDescription: 'Lamps on the river.' });
    expect(['captions', 'videoDescription'].filter((name) => name in story)).toEqual([]);
  });
});

it.each([
  ['Lamps on the river.', 'Lamps on the river.'],
  [' ', undefined],
  [7, undefined],
])('describes a video by %j', (videoDescription, expected) => {
  expect(read({ ...VIDEO, videoDescription }).videoDescription).toBe(expected);
});
