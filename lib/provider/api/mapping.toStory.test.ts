import { link, p } from '@/lib/testing/bodies';
import { bodyOf } from '@/lib/testing/samples';
import { toStory } from './mapping';
import { providerStorySchema } from './providerSchema';

const MEDIA = {
  base: 'https://api.example.org',
  sources: [
    { origin: 'https://api.example.org', path: '/pictures/' },
    { origin: 'https://api.example.org', path: '/videos/' },
  ],
};
const NOW = Date.parse('2026-11-20T06:30:40Z');
const read = (given: object) =>
  toStory(providerStorySchema.parse({ id: 1, title: 'Rain', ...given }), MEDIA, NOW);

describe('toStory', () => {
  it('fills what is missing with nothing', () => {
    expect(read({})).toEqual({
      id: '1',
      lang: 'en',
      title: 'Rain',
      summary: '',
      body: null,
      picture: null,
      category: null,
      state: null,
      place: null,
      publishedAt: null,
      views: null,
      videoUrl: null,
      youtubeId: null,
      highlights: [],
      priority: 1,
    });
  });

  it.each([
    [{ audioUrl: '/videos/talk.mp3' }, { audioUrl: 'https://api.example.org/videos/talk.mp3' }],
    [
      { author: ' Asha Rao ' },
      { author: 'Asha Rao', authors: [{ name: 'Asha Rao', slug: 'asha-rao' }] },
    ],
    [
      { author: 'Asha Rao, Ravi Kumar and Meera Iyer' },
      {
        author: 'Asha Rao, Ravi Kumar and Meera Iyer',
        authors: [{ slug: 'asha-rao' }, { slug: 'ravi-kumar' }, { slug: 'meera-iyer' }],
      },
    ],
    [{ author: 'आशा राव व रवि कुमार' }, { authors: [{ name: 'आशा राव' }, { name: 'रवि कुमार' }] }],
    [{ author: 'Press and Media Desk' }, { authors: [{ slug: 'press-and-media-desk' }] }],
    [{ author: 'Asha Rao, New Delhi' }, { authors: [{ name: 'Asha Rao, New Delhi' }] }],
    [{ author: 'By Asha Rao' }, { author: 'Asha Rao', authors: [{ slug: 'asha-rao' }] }],
  ])('takes %j', (given, expected) => {
    expect(read(given)).toMatchObject(expected);
  });

  it.each([
    { authors: 'none' },
    { authors: [] },
    { audioUrl: 'https://elsewhere.example/talk.mp3' },
    { audioUrl: 'javascript:alert(1)' },
    { audioUrl: 7 },
    { author: '' },
    { author: 'admin' },
    { author: 'asha@news.example' },
  ])('leaves %j out', (given) => {
    expect(read(given)).toEqual(read({}));
  });

  it.each([
    ['title', { title: 'A', headline: 'B' }, 'A'],
    ['title', { title: '', headline: 'B' }, 'B'],
    ['title', { title: 'A\n\n of\ttwo  lines' }, 'A of two lines'],
    ['summary', { summary: 'A', description: 'B', shortDescription: 'C', content: 'D' }, 'A'],
    ['summary', { description: 'B', shortDescription: 'C', content: 'D' }, 'B'],
    ['summary', { shortDescription: 'C', content: 'D' }, 'C'],
    ['summary', { content: 'D' }, 'D'],
    ['body', { content: 'A', fullContent: 'B', fullDescription: 'C' }, bodyOf('A')],
    ['body', { fullContent: 'B', fullDescription: 'C' }, bodyOf('B')],
    ['body', { fullDescription: 'C' }, bodyOf('C')],
    [
      'picture',
      {
        image: '/pictures/a',
        imageUrl: '/pictures/b',
        thumbnail: '/pictures/c',
        thumbnailUrl: '/pictures/d',
      },
      'https://api.example.org/pictures/a',
    ],
    [
      'picture',
      { imageUrl: '/pictures/b', thumbnail: '/pictures/c', thumbnailUrl: '/pictures/d' },
      'https://api.example.org/pictures/b',
    ],
    [
      'picture',
      { thumbnail: '/pictures/c', thumbnailUrl: '/pictures/d' },
      'https://api.example.org/pictures/c',
    ],
    ['picture', { thumbnailUrl: '/pictures/d' }, 'https://api.example.org/pictures/d'],
    ['picture', { image: 'https://elsewhere.example/a.jpg' }, null],
    [
      'picture',
      { image: 'https://elsewhere.example/a.jpg', thumbnail: '/pictures/c' },
      'https://api.example.org/pictures/c',
    ],
    ['place', { location: 'A', city: 'B' }, 'A'],
    ['place', { city: 'B' }, 'B'],
    ['category', { category: 'stockmarket' }, 'stockmarket'],
    ['state', { state: 'madhya-pradesh' }, 'madhya-pradesh'],
    ['category', { category: 'tamil-nadu-politics' }, 'Tamil Nadu Politics'],
    ['category', { category: 'UPSC' }, 'UPSC'],
    ['state', { state: 'atlantis' }, 'Atlantis'],
    ['state', { state: 'केरल' }, 'केरल'],
    ['place', { city: 'kochi' }, 'Kochi'],
    ['id', { id: 7, _id: '66a' }, '7'],
    ['id', { id: undefined, _id: '66a' }, '66a'],
    ['views', { views: '12.3K' }, 12_300],
    ['views', { views: 'many' }, null],
    ['priority', { priority: 3 }, 3],
    ['priority', { priority: null }, 1],
    ['lang', { title: 'भोपाल में बारिश' }, 'hi'],
  ] as const)('takes the %s of %j', (field, given, expected) => {
    expect(read(given)[field]).toEqual(expected);
  });

  it.each([
    [
      {
        time: '2024-01-15T01:00:00Z',
        timestamp: '2024-01-15T02:00:00Z',
        createdAt: '2024-01-15T03:00:00Z',
      },
      '2024-01-15T01:00:00.000Z',
    ],
    [
      { timestamp: '2024-01-15T02:00:00Z', createdAt: '2024-01-15T03:00:00Z' },
      '2024-01-15T02:00:00.000Z',
    ],
    [{ createdAt: '2024-01-15T03:00:00Z' }, '2024-01-15T03:00:00.000Z'],
    [{ time: '2 hours ago', timestamp: '2024-01-15T02:00:00Z' }, '2024-01-15T02:00:00.000Z'],
    [{ time: 'soon', timestamp: 'junk', createdAt: 1_705_293_000 }, '2024-01-15T04:30:00.000Z'],
    [{}, null],
    [{ updatedAt: '2024-01-15T03:00:00Z' }, '2024-01-15T03:00:00.000Z'],
  ])('dates %j', (given, expected) => {
    expect(read(given).publishedAt).toBe(expected);
  });

  it.each([
    [{ updatedAt: '2024-01-15T02:00:00Z' }, '2024-01-15T02:00:00.000Z'],
    [{ modifiedAt: '2024-01-15T02:00:00Z' }, '2024-01-15T02:00:00.000Z'],
    [{ updatedAt: 'soon', modifiedAt: '2024-01-15T02:00:00Z' }, '2024-01-15T02:00:00.000Z'],
    [
      { createdAt: '2024-01-15T01:00:00Z', updatedAt: '2024-01-15T02:00:00Z' },
      '2024-01-15T02:00:00.000Z',
    ],
    [{ createdAt: '2024-01-15T03:00:00Z', updatedAt: '2024-01-15T02:00:00Z' }, undefined],
    [{ updatedAt: 'soon' }, undefined],
    [{}, undefined],
  ])('knows when %j was last changed', (given, expected) => {
    expect(read(given).modifiedAt).toBe(expected);
  });

  it.each([
    ['150 characters whole', 'x'.repeat(150), 'x'.repeat(150)],
    ['of 151 the first 150 and an ellipsis', 'x'.repeat(151), `${'x'.repeat(150)}…`],
    ['Hindi between clusters', `${'x'.repeat(148)}मुख्यमंत्री`, `${'x'.repeat(148)}मु…`],
  ])('summarises content: %s', (_, content, summary) => {
    expect(read({ content }).summary).toBe(summary);
  });

  it.each([
    [{ videoUrl: '/videos/v.webm?token=1' }, 'https://api.example.org/videos/v.webm?token=1', null],
    [{ videoUrl: '/v.webm' }, null, ''],
    [{ videoUrl: 'https://elsewhere.example/v.webm' }, null, ''],
    [{ videoUrl: 'javascript:alert(1)' }, null, null],
    [{ youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' }, null, 'dQw4w9WgXcQ'],
    [{ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, null, 'dQw4w9WgXcQ'],
    [{ youtubeUrl: 'https://elsewhere.example/dQw4w9WgXcQ' }, null, ''],
    [{ youtubeUrl: 'https://www.youtube.com/@narmada24' }, null, ''],
    [
      { youtubeUrl: 'https://www.youtube.com/@narmada24', videoUrl: '/videos/v.webm' },
      'https://api.example.org/videos/v.webm',
      '',
    ],
    [{ youtubeUrl: 'dQw4w9WgXcQ' }, null, 'dQw4w9WgXcQ'],
    [{ youtubeUrl: 'unavailable' }, null, ''],
    [{ youtubeUrl: 'youtu.be/dQw4w9WgXcQ' }, null, 'dQw4w9WgXcQ'],
    [{ youtubeUrl: 'www.youtube.com/watch?v=dQw4w9WgXcQ' }, null, 'dQw4w9WgXcQ'],
    [
      { youtubeUrl: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>' },
      null,
      'dQw4w9WgXcQ',
    ],
    [{ youtubeUrl: ' ' }, null, null],
    [
      { videoUrl: 'https://elsewhere.example/v.webm', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' },
      null,
      'dQw4w9WgXcQ',
    ],
  ])('takes the video of %j', (given, videoUrl, youtubeId) => {
    expect(read(given)).toMatchObject({ videoUrl, youtubeId });
  });

  it('keeps the highlights that are words', () => {
    expect(read({ highlights: ['One', 7, null, '  ', 'Two', {}] }).highlights).toEqual([
      'One',
      'Two',
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    'The tag <p> begins a paragraph.',
    'If a < b and b > c, stop.',
  ])('leaves %s as the text it is', (content) => {
    expect(read({ content }).body).toEqual([p(content)]);
  });

  it.each([
    ['HTML', '<p>One <a href="https://x.example/">two</a>.</p><p>Three.</p>', 'One two. Three.'],
    [
      'paragraphs with marks',
      'One <a href="https://x.example/">two</a>.\n\nThree.',
      'One two. Three.',
    ],
  ])('reads a text of %s', (_, content, summary) => {
    const story = read({ content });
    expect(story.body).toEqual([p('One ', link('https://x.example/', 'two'), '.'), p('Three.')]);
    expect(story.summary).toBe(summary);
  });

  it.each([
    ['breaks', 'One.<br><br>Two.'],
    ['escaped HTML', '&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;'],
    ['line ends that were written', 'One.\\n\\nTwo.'],
    ['an entity', 'One&#46;\n\nTwo.'],
  ])('parts a text by %s', (_, content) => {
    expect(read({ content }).body).toEqual([p('One.'), p('Two.')]);
  });
});

it.each([
  ['राजनीति', 'मध्य प्रदेश', 'politics', 'madhyapradesh'],
  ['खेल', 'उत्तर प्रदेश', 'sports', 'uttarpradesh'],
  ['स्वास्थ्य', 'गुजरात', 'health', 'gujarat'],
  ['शेयर बाजार', 'पश्चिम बंगाल', 'stockmarket', 'westbengal'],
  ['मोहल्ला', 'केरल', 'मोहल्ला', 'केरल'],
  ['politics', 'Madhya Pradesh', 'politics', 'Madhya Pradesh'],
])('files %s of %s under %s of %s', (category, state, key, stateKey) => {
  expect(read({ category, state })).toMatchObject({ category: key, state: stateKey });
});

it.each([
  [{ time: '5 minutes ago' }, '2026-11-20T06:25:00.000Z'],
  [{ timeAgo: '2 घंटे पहले' }, '2026-11-20T04:30:00.000Z'],
  [{ time: '5 minutes ago', timestamp: '2026-11-20T06:24:31Z' }, '2026-11-20T06:24:31.000Z'],
  [{ timeAgo: '2h' }, '2026-11-20T04:30:00.000Z'],
  [{ timestamp: '2 hours ago' }, '2026-11-20T04:30:00.000Z'],
  [{ timeAgo: 'soon' }, null],
])('published by %j: %j', (given, publishedAt) => {
  expect(read(given).publishedAt).toBe(publishedAt);
});

it.each([
  ['https://cdn.example/x.mp4', null, ''],
  ['javascript:alert(1)', null, null],
  ['/videos/a.webm', 'https://api.example.org/videos/a.webm', null],
])('the video %s is %j, with the id %j', (given, videoUrl, youtubeId) => {
  expect(read({ videoUrl: given })).toMatchObject({ videoUrl, youtubeId });
});

it('knows Marathi by its words, in Hindi’s script', () => {
  expect(read({ title: 'मुंबईत पाऊस सुरू आहे' })).toMatchObject({ lang: 'hi', otherLanguage: 'mr' });
  expect(read({ title: 'मुंबईत पाऊस', language: 'mr' })).toMatchObject({ otherLanguage: 'mr' });
  expect(read({ title: 'Rain in Mumbai', language: 'hi' })).toMatchObject({ lang: 'en' });
  expect(read({ title: 'मुंबई में बारिश हो रही है' })).not.toHaveProperty('otherLanguage');
  expect(read({ title: 'मुंबईत पाऊस', content: 'शाळा बंद आहेत.' })).toHaveProperty('otherLanguage');
});

it('writes अ with ॅ as one letter', () => {
  expect(read({ title: 'रिअ\u0945लिटी शो' }).title).toBe('रि\u0972लिटी शो');
});

describe('a mark of premium', () => {
  it.each([
    [true, true],
    [false, undefined],
    ['yes', undefined],
    [undefined, undefined],
  ])('given as %j is %j', (premium, expected) => {
    expect(read({ premium }).premium).toBe(expected);
  });
});
