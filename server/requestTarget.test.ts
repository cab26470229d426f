import { readTarget } from './requestTarget.mjs';

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
  ])('refuses %j', (target) => {
    expect(readTarget(target)).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['/hi?q=/../', '/hi'],
    ['/news/a..b', '/news/a..b'],
    ['/news/...', '/news/...'],
    ['/news/.a', '/news/.a'],
    ['/news/a%2Fb', '/news/a%2Fb'],
    ['/search?q=%', '/search'],
    ['//evil.example/x', '//evil.example/x'],
  ])('hands %j on as it is', (target, pathname) => {
    expect(readTarget(target)).toEqual({ pathname, url: target, isDecodable: true });
  });

  it.each([
    ['/hi/%', '/hi/%25'],
    ['/news/%ff?q=%', '/news/%25ff?q=%'],
  ])(
    'Next: fails at %j, which cannot be decoded, so its per cent signs are literal',
    (target, url) => {
      expect(readTarget(target)).toMatchObject({ url, isDecodable: false });
    },
  );

  it.each([
    ['/news/a.rsc', '/news/a%2Ersc'],
    ['/hi.RSC?x=1', '/hi%2ERSC?x=1'],
    ['/x.rsc/y', '/x.rsc/y'],
  ])('Next: takes %j for a request of its router, so it gets %j', (target, url) => {
    expect(readTarget(target)).toMatchObject({ url, isDecodable: true });
  });
});
