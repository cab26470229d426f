import { bodyOf } from '@/lib/testing/samples';
import { posterStory, toSlide } from './mapping';
import { providerPosterSchema } from './providerSchema';

const MEDIA = {
  base: 'https://api.example.org',
  sources: [
    { origin: 'https://api.example.org', path: '/pictures/' },
    { origin: 'https://api.example.org', path: '/videos/' },
  ],
};
const read = (given: object) => providerPosterSchema.parse({ id: 'p1', title: 'Rain', ...given });

describe('toSlide', () => {
  it('takes a picture under the name of stories', () => {
    const { picture } = toSlide(read({ imageUrl: '/pictures/a.jpg' }), 'en', MEDIA);
    expect(picture).toBe('https://api.example.org/pictures/a.jpg');
  });

  it('fills what is missing with nothing, and three minutes', () => {
    expect(toSlide(read({}), 'en', MEDIA)).toEqual({
      id: 'p1',
      lang: 'en',
      title: 'Rain',
      summary: '',
      picture: null,
      category: null,
      readTime: 3,
      youtubeId: null,
      link: null,
    });
  });

  it.each([
    [
      'en',
      { title: 'Rain', hindTitle: 'बारिश', summary: 'Wet', hindSummary: 'गीला' },
      'en',
      'Rain',
      'Wet',
    ],
    [
      'hi',
      { title: 'Rain', hindTitle: 'बारिश', summary: 'Wet', hindSummary: 'गीला' },
      'hi',
      'बारिश',
      'गीला',
    ],
    ['hi', { title: 'Rain', hindTitle: 'बारिश', summary: 'Wet' }, 'hi', 'बारिश', ''],
    ['hi', { title: 'Rain', summary: 'Wet', hindSummary: 'गीला' }, 'en', 'Rain', 'Wet'],
    ['en', { title: 'Rain', description: 'Wetter' }, 'en', 'Rain', 'Wetter'],
    [
      'en',
      { title: undefined, image: '/pictures/a.jpg', description: 'Wetter' },
      'en',
      'Wetter',
      'Wetter',
    ],
    ['en', { title: undefined, image: '/pictures/a.jpg' }, 'en', '', ''],
  ] as const)('in %s says of %j', (locale, given, lang, title, summary) => {
    expect(toSlide(read(given), locale, MEDIA)).toMatchObject({ lang, title, summary });
  });

  it.each([
    [5, 5],
    ['12', 12],
    ['5 min', 5],
    ['5min', 5],
    ['5 mins.', 5],
    ['5 min read', 5],
    ['5 Minutes', 5],
    ['5-minute read', 5],
    ['1 minute', 1],
    [2.35, 3],
    ['0.4', 1],
    ['3.5 min', 4],
    ['५ मिनट', 5],
    ['5 मिनट में पढ़ें', 5],
    ['5 मिनट में पढ\u093cें', 5],
    [null, 3],
    [undefined, 3],
    ['  ', 3],
    [0, 3],
    ['0 min', 3],
    [-5, 3],
    ['1 hour', '1 hour'],
    ['2-3 min', '2-3 min'],
    ['1 hour 5 min', '1 hour 5 min'],
    ['a while', 'a while'],
    ['एक घंटा', 'एक घंटा'],
  ])('reads for %j: %j', (readTime, expected) => {
    expect(toSlide(read({ readTime }), 'en', MEDIA).readTime).toBe(expected);
  });

  it.each([
    ['one '.repeat(200), 1],
    ['one '.repeat(201), 2],
    ['शब्द '.repeat(1000), 5],
    ['Short.', 1],
  ])('counts %# minutes by its text where none are given', (fullContent, minutes) => {
    expect(toSlide(read({ readTime: undefined, fullContent }), 'en', MEDIA).readTime).toBe(minutes);
    expect(toSlide(read({ readTime: 7, fullContent }), 'en', MEDIA).readTime).toBe(7);
  });

  it('is filed under a name with capitals', () => {
    expect(
      ['weather', 'rural-roads'].map(
        (category) => toSlide(read({ category }), 'en', MEDIA).category,
      ),
    ).toEqual(['weather', 'Rural Roads']);
  });

  it('takes no more of a description for a title than a title may have', () => {
    expect(
      toSlide(
        read({ title: undefined, image: '/a.jpg', description: 'x'.repeat(600) }),
        'en',
        MEDIA,
      ).title,
    ).toHaveLength(500);
  });

  it.each([
    ['/live-tv', '/live-tv'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['//elsewhere.example/a', 'https://elsewhere.example/a'],
    ['/\\elsewhere.example/a', 'https://elsewhere.example/a'],
    ['/\t/elsewhere.example/a', 'https://elsewhere.example/a'],
    ['www.elsewhere.example/a', 'https://www.elsewhere.example/a'],
    ['https://http://elsewhere.example/a', 'http://elsewhere.example/a'],
    ['javascript:alert(1)', null],
    [undefined, null],
  ])('leads from %j to %j', (link, expected) => {
    expect(toSlide(read({ link }), 'en', MEDIA).link).toBe(expected);
  });

  it('takes its picture from an allowed host only', () => {
    const pictures = ['/pictures/a.jpg', 'https://elsewhere.example/a.jpg'].map(
      (image) => toSlide(read({ image }), 'en', MEDIA).picture,
    );
    expect(pictures).toEqual(['https://api.example.org/pictures/a.jpg', null]);
  });
});

describe('posterStory', () => {
  const poster = read({
    hindTitle: 'बारिश',
    hindSummary: 'गीला',
    summary: 'Wet',
    fullContent: 'It rained.',
    hindContent: 'बारिश हुई।',
    image: '/pictures/a.jpg',
    category: 'weather',
    youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
  });

  it.each([
    ['en', 'en', 'Rain', 'Wet', 'It rained.'],
    ['hi', 'hi', 'बारिश', 'गीला', 'बारिश हुई।'],
  ] as const)('is the poster as an article (%s)', (locale, lang, title, summary, body) => {
    expect(posterStory(poster, locale, MEDIA)).toMatchObject({
      id: 'p1',
      lang,
      title,
      summary,
      body: bodyOf(body),
      picture: 'https://api.example.org/pictures/a.jpg',
      category: 'weather',
      youtubeId: 'dQw4w9WgXcQ',
      publishedAt: null,
    });
  });

  it('has the shared text where it has none in Hindi', () => {
    const shared = read({ hindTitle: 'बारिश', fullContent: 'It rained.' });
    expect(posterStory(shared, 'hi', MEDIA)).toMatchObject({
      title: 'बारिश',
      body: bodyOf('It rained.'),
    });
  });

  it('takes its summary from the text where it has none', () => {
    expect(posterStory(read({ fullContent: 'It rained.' }), 'en', MEDIA)?.summary).toBe(
      'It rained.',
    );
  });

  it('is none without any words for a title', () => {
    expect(
      posterStory(read({ title: undefined, image: '/pictures/a.jpg' }), 'en', MEDIA),
    ).toBeNull();
  });
});
