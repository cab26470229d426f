import { originForm, readTarget } from './requestTarget.mjs';

it.each([
  ['http://www.example.org/hi?q=a', '/hi?q=a'],
  ['HTTPS://www.example.org:8080/', '/'],
  ['http://www.example.org', '/'],
  ['http://www.example.org?p=7', '/?p=7'],
  ['http://user@evil.example//x', '//x'],
  ['/news/http://a.example/', '/news/http://a.example/'],
  ['http://', 'http://'],
  ['ftp://a.example/', 'ftp://a.example/'],
  ['*', '*'],
])('the target %j is %j of this server', (target, path) => {
  expect(originForm(target)).toBe(path);
});

describe('readTarget', () => {
  it.each([
    ['/./hi'],
    ['/hi/..'],
    ['/hi/../hi?q=a'],
    ['/%2e/hi'],
    ['/og/%2E%2e/hi'],
    ['/feeds/.%2e/hi'],
    ['/hi/.'],
    ['/..\\hi'],
    ['/hi\\..\\hi'],
    ['*'],
    ['http://evil.example/'],
    ['http://evil.example?x'],
    [''],
    ['?q=a'],
    ['/preview#?token=1'],
    ['/hi#'],
    ['/a'.repeat(100)],
    [`/hi?${'&s=1'.repeat(100)}`],
    [`/${'+'.repeat(4000)}`],
  ])('refuses %j', (target) => {
    expect(readTarget(target)).toBeNull();
  });

  it.each([
    ['/', '/', ''],
    ['/hi?q=/../', '/hi', '?q=/../'],
    ['/news/a..b', '/news/a..b', ''],
    ['/news/...', '/news/...', ''],
    ['/news/.a', '/news/.a', ''],
    ['/news/a%2Fb', '/news/a%2Fb', ''],
    ['/search?q=%&r=?', '/search', '?q=%&r=?'],
    ['/search?q=%61#b', '/search', '?q=%61#b'],
    ['//evil.example/x', '//evil.example/x', ''],
    ['/a'.repeat(99), '/a'.repeat(99), ''],
    [
      `/search?q=${'x'.repeat(8000)}${'&a'.repeat(98)}`,
      '/search',
      `?q=${'x'.repeat(8000)}${'&a'.repeat(98)}`,
    ],
    [`/${'+'.repeat(3999)}`, `/${'+'.repeat(3999)}`, ''],
  ])('hands %j on as it is', (target, pathname, query) => {
    expect(readTarget(target)).toEqual({ pathname, query, isDecodable: true });
  });

  it.each([
    ['/%68i', '/hi'],
    ['/%70re%76iew?token=%61', '/preview'],
    ['/%6Cite', '/lite'],
    ['/%5fnext/static/a%2Djs', '/_next/static/a-js'],
    ['/api/%72e%61dy', '/api/ready'],
    ['/robots%2etxt', '/robots%2Etxt'],
    ['/news/a%2Emd', '/news/a%2Emd'],
    ['/news/%7E%2d%30', '/news/~-0'],
    ['/news/%2568i', '/news/%2568i'],
    ['/news/%2Fa%3Fb%23%5C%20', '/news/%2Fa%3Fb%23%5C%20'],
    ['/news/%e0%a4%95', '/news/%e0%a4%95'],
    ['/%68i/%', '/hi/%25'],
  ])('reads the letters of %j, once: %j', (target, pathname) => {
    expect(readTarget(target)?.pathname).toBe(pathname);
  });

  it('takes a link that was cut inside a letter for a page', () => {
    expect(readTarget('/2024/03/%E0%A4%AA%E0%A5')).toEqual({
      pathname: '/2024/03/%25E0%25A4%25AA%25E0%25A5',
      query: '',
      isDecodable: true,
    });
  });

  it.each([
    ['/hi/%', '/hi/%25'],
    ['/news/%ff?q=%', '/news/%25ff'],
  ])(
    'Next: fails at %j, which cannot be decoded, so its per cent signs are literal',
    (target, pathname) => {
      expect(readTarget(target)).toMatchObject({ pathname, isDecodable: false });
    },
  );

  it.each([
    ['/news/a.rsc', '/news/a%2Ersc'],
    ['/news/a%2ersc', '/news/a%2Ersc'],
    ['/hi.RSC?x=1', '/hi%2ERSC'],
    ['/x.rsc/y', '/x.rsc/y'],
  ])('Next: takes %j for a request of its router, so it gets %j', (target, pathname) => {
    expect(readTarget(target)).toMatchObject({ pathname, isDecodable: true });
  });
});
