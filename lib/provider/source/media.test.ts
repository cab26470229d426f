import { httpUrl } from './httpUrl';
import { isSamePicture, pictureUrl, videoUrl } from './media';

const BASE = 'https://api.example.org';

describe('httpUrl', () => {
  it.each([
    // Escaped twice.
    ['https://i.example/a?w=1&amp;h=2&#038;q=3', 'https://i.example/a?w=1&h=2&q=3'],
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
    ['http://cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
    ['http://cdn.example.org:80/a.jpg', 'https://cdn.example.org/a.jpg'],
    ['http://api.example.org/pictures/a.jpg', 'https://api.example.org/pictures/a.jpg'],
    ['http://api.example.org/api/news', null],
    ['http://cdn.example.org:8080/a.jpg', null],
    ['https://localhost:4000/a.jpg', null],
    ['/pictures/a%2Fb.jpg', 'https://api.example.org/pictures/a%2Fb.jpg'],
    [
      'https://cdn.example.org/v0/b/x.appspot.com/o/images%2Fa.jpg?alt=media&token=1-2',
      'https://cdn.example.org/v0/b/x.appspot.com/o/images%2Fa.jpg?alt=media&token=1-2',
    ],
    ['/api/news', null],
    ['/', null],
    ['/pictures', null],
    ['/picturesque/a.jpg', null],
    ['/pictures/../api/news', null],
    ['/pictures/%2e%2e/api/news', null],
    ['/pictures/..%2fapi/news', null],
    ['/pictures/..%2F..%2Fapi/news', null],
    ['/pictures/%2e%2e%2fapi/news', null],
    ['/pictures/%252e%252e/api/news', null],
    ['/pictures/..%252fapi/news', null],
    ['/pictures/%2525252e./api', null],
    ['/pictures/a%2F..', null],
    ['/pictures/..;a/api/news', null],
    ['/pictures/..%3Ba/api/news', null],
    ['/pictures/%c0%ae%c0%ae/api/news', null],
    ['/pictures/a.jpg%00', null],
    ['/pictures%2Fa.jpg', null],
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

  it.each([
    ['http://localhost:1337/pictures/a.jpg?w=1', 'https://api.example.org/pictures/a.jpg?w=1'],
    ['http://127.0.0.1/pictures/a.jpg', 'https://api.example.org/pictures/a.jpg'],
    ['http://localhost:1337/api/news', null],
  ])('of the machine that the source runs on, %s gives %j', (given, expected) => {
    const [own] = sources;
    expect(pictureUrl(given, { base: `${BASE}/v2/`, sources: own ? [own] : [] })).toBe(expected);
  });

  it.each([
    ['?w=1200&s=abc', '?w=1200&s=abc'],
    ['?s=abc&w=1200', '?s=abc&w=1200'],
    ['?X-Amz-Credential=a%2Fb%2fc&x=a+b&x=%20', '?X-Amz-Credential=a%2Fb%2fc&x=a+b&x=%20'],
    ['?id=7#top', '?id=7'],
    ['?utm_source=x&w=1&utm_medium=y&fbclid=z', '?w=1'],
    ['?utm_source=x', ''],
    ['?', ''],
    ['?&&a&&', '?a'],
    ['?utmost=1&xfbclid=2', '?utmost=1&xfbclid=2'],
  ])('takes a picture with the query %s as %s', (given, expected) => {
    const url = `${BASE}/pictures/a.jpg`;
    expect(pictureUrl(url + given, media)).toBe(url + expected);
    expect(pictureUrl(url + expected, media)).toBe(url + expected);
  });

  it.each(['/pictures/a.mp4', '/pictures/a.PDF?x=a.jpg', '/pictures/a.mp3'])(
    'takes %s for no picture',
    (given) => {
      expect(pictureUrl(given, media)).toBeNull();
    },
  );

  it('takes a video with its query as it was sent', () => {
    expect(videoUrl('/videos/a.mp4?x=1&utm_source=y#t=5', media)).toBe(
      `${BASE}/videos/a.mp4?x=1&utm_source=y#t=5`,
    );
  });

  it('tells of each listed picture', () => {
    const onPicture = jest.fn();
    for (const given of ['/pictures/a.jpg?x=1', '/api/news'])
      pictureUrl(given, { ...media, onPicture });
    expect(onPicture.mock.calls).toEqual([[`${BASE}/pictures/a.jpg?x=1`]]);
  });

  it.each([
    ['/pictures/%61.jpg', '/pictures/a.jpg'],
    ['/pictures/%41%2D%5f%7E%2ejpg', '/pictures/A-_~.jpg'],
    ['/pictures//2026///a.jpg', '/pictures/2026/a.jpg'],
    [
      '/pictures/fetch/w_300/https://a.example//b.jpg',
      '/pictures/fetch/w_300/https://a.example/b.jpg',
    ],
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

describe('isSamePicture', () => {
  it.each([
    ['/a.jpg', '/a.jpg', true],
    ['/a.jpg?w=300&s=1', '/a.jpg?w=1200&s=2', true],
    ['/a.jpg', '/a.jpg?w=1200', true],
    ['/photo-1?w=300&q=80', '/photo-1?q=60&w=2000', true],
    ['/image.php?id=7', '/image.php?id=8', false],
    ['/image.php?id=7&w=300', '/image.php?id=7&w=900', true],
    ['/a.jpg', '/b.jpg', false],
    ['https://other.example/a.jpg', '/a.jpg', false],
    ['/a-1024x683.jpg', '/a-scaled.jpg', true],
    ['/a-300x200.jpg', '/a.jpg?ssl=1', true],
    ['/a-300x200.jpg', '/b-300x200.jpg', false],
    ['/a-1.jpg', '/a-2.jpg', false],
    ['/content/images/size/w600/2026/11/a.jpg', '/content/images/2026/11/a.jpg', true],
    ['/files/styles/large/public/2026-11/a.jpg?itok=x', '/files/2026-11/a.jpg', true],
    ['/files/styles/large/public/a.jpg', '/files/styles/teaser/public/b.jpg', false],
    ['/img/2026/11/18/550x309/a_17.jpg', '/img/2026/11/18/1600x900/a_17.jpg', true],
    ['/2026-11/a_625x300_18_November_26.jpeg', '/2026-11/a_18_November_26.jpeg', true],
    [
      '/media/x~mv2.jpg/v1/fit/w_1000,h_667,al_c,q_80/file.png',
      '/media/x~mv2.jpg/v1/fill/w_500,h_500/file.png',
      true,
    ],
    ['/media/x~mv2.jpg/v1/fit/w_10/file.png', '/media/y~mv2.jpg/v1/fit/w_10/file.png', false],
    ['/x/image/upload/w_80,c_fill/v1/a.jpg', '/x/image/upload/v1/a.jpg', true],
    ['/cdn-cgi/image/width=80,quality=75/uploads/a.jpg', '/uploads/a.jpg', true],
    ['https://i0.wp.com/api.example.org/a.jpg?resize=780%2C405&ssl=1', '/a-300x200.jpg', true],
    ['https://i0.wp.com/other.example/a.jpg', '/a.jpg', false],
    ['/image?url=https%3A%2F%2Fimg.example%2Fa.jpg&w=64', 'https://img.example/a.jpg', true],
    ['http://', '/a.jpg', false],
  ])('of %s and %s: %s', (one, other, expected) => {
    const [a, b] = [one, other].map((url) => URL.parse(url, BASE)?.href ?? url);
    expect(isSamePicture(a ?? '', b ?? '')).toBe(expected);
  });
});
