import { httpUrl, pictureUrl, videoUrl, youtubeId } from './media';

const BASE = 'https://api.example.org';

describe('httpUrl', () => {
  it.each([
    ['https://img.example.org/a.jpg', 'https://img.example.org/a.jpg'],
    ['http://img.example.org/a.jpg', 'http://img.example.org/a.jpg'],
    ['/pictures/a.jpg', 'https://api.example.org/pictures/a.jpg'],
    ['a.jpg', 'https://api.example.org/a.jpg'],
    ['//img.example.org/a.jpg', 'https://img.example.org/a.jpg'],
    ['javascript:alert(1)', null],
    ['JavaScript:alert(1)', null],
    [' javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:image/png;base64,AA', null],
    ['file:///etc/passwd', null],
    ['ftp://example.org/a.jpg', null],
    ['http://', null],
    ['', null],
    [undefined, null],
  ])('%j gives %j', (given, expected) => {
    expect(httpUrl(given, BASE)).toBe(expected);
  });
});

describe('listed media', () => {
  const sources = [
    { origin: BASE, path: '/pictures/' },
    { origin: BASE, path: '/videos/' },
    { origin: 'https://cdn.example.org', path: '/' },
    { origin: 'http://localhost:4000', path: '/' },
  ];
  const media = { base: BASE, sources };

  it.each([
    ['/pictures/a.jpg', 'https://api.example.org/pictures/a.jpg'],
    ['pictures/a.jpg', 'https://api.example.org/pictures/a.jpg'],
    [
      'https://api.example.org:443/pictures/a%20b.jpg',
      'https://api.example.org/pictures/a%20b.jpg',
    ],
    ['https://cdn.example.org/any/where.jpg', 'https://cdn.example.org/any/where.jpg'],
    ['http://localhost:4000/a.jpg', 'http://localhost:4000/a.jpg'],
    ['http://cdn.example.org/a.jpg', null],
    ['http://api.example.org/pictures/a.jpg', null],
    ['/api/news', null],
    ['/', null],
    ['/pictures', null],
    ['/picturesque/a.jpg', null],
    ['/pictures/../api/news', null],
    ['/pictures/%2e%2e/api/news', null],
    ['/pictures/..%2fapi/news', null],
    ['/pictures/..%5Capi', null],
    ['/pictures\\..\\api', null],
    ['http://localhost:4001/a.jpg', null],
    ['http://localhost/a.jpg', null],
    ['https://elsewhere.example/a.jpg', null],
    ['https://cdn.example.org.elsewhere.example/a.jpg', null],
    ['https://cdn.example.org@elsewhere.example/a.jpg', null],
    ['https://user:word@cdn.example.org/a.jpg', null],
    ['//elsewhere.example/a.jpg', null],
    ['javascript:alert(1)', null],
    [undefined, null],
  ])('%j gives %j', (given, expected) => {
    expect([pictureUrl(given, media), videoUrl(given, media)]).toEqual([expected, expected]);
  });

  it('takes a picture without its query, a video with it', () => {
    const given = '/pictures/a.jpg?x=1#top';
    expect([pictureUrl(given, media), videoUrl(given, media)]).toEqual([
      `${BASE}/pictures/a.jpg`,
      `${BASE}/pictures/a.jpg?x=1#top`,
    ]);
  });

  it.each([
    ['/pictures/%61.jpg', '/pictures/a.jpg'],
    ['/pictures/%41%2D%5f%7E%2ejpg', '/pictures/A-_~.jpg'],
    ['/pictures//2026///a.jpg', '/pictures/2026/a.jpg'],
    ['/pictures/%e0%a4%95.jpg', '/pictures/%E0%A4%95.jpg'],
    ['/pictures/क.jpg', '/pictures/%E0%A4%95.jpg'],
    ['/pictures/a%28b%29%2B.jpg', '/pictures/a%28b%29%2B.jpg'],
    ['/pictures/a%2561.jpg', '/pictures/a%2561.jpg'],
  ])('takes the picture %s in one spelling, %s', (given, expected) => {
    expect(pictureUrl(given, media)).toBe(BASE + expected);
    expect(pictureUrl(BASE + expected, media)).toBe(BASE + expected);
  });

  it('names the host it refuses, as plain letters', () => {
    const onRefused = jest.fn();
    for (const given of [
      'https://Elsewhere.example/a.jpg?key=secret',
      'https://пример.example:8443/a',
      '/api/news',
      'javascript:alert(1)',
      '/pictures/a.jpg',
    ]) {
      pictureUrl(given, { ...media, onRefused });
    }
    expect(onRefused.mock.calls).toEqual([
      ['elsewhere.example'],
      ['xn--e1afmkfd.example:8443'],
      ['api.example.org'],
    ]);
  });
});

describe('youtubeId', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=10s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ/',
  ])('finds the id in %s', (given) => {
    expect(youtubeId(given)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload',
    'https://www.youtube.com/@narmada24.example',
    'https://www.youtube.com/',
    'https://youtube.com.elsewhere.example/watch?v=dQw4w9WgXcQ',
    'https://elsewhere.example/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
    '/watch?v=dQw4w9WgXcQ',
    '',
    undefined,
  ])('finds none in %j', (given) => {
    expect(youtubeId(given)).toBeNull();
  });
});
