import { readSent, webAddress } from './onPush';

const ORIGIN = 'https://site.example';
const notification = {
  title: 'Narmada 24: breaking news',
  body: 'बाँध के द्वार खुले',
  navigate: 'https://site.example/hi/news/7',
  icon: '/icons/a.png',
  badge: '/icons/b.png',
  tag: 't',
  lang: 'hi',
  dir: 'auto',
};

it('is shown as it was sent', () => {
  expect(readSent(JSON.stringify({ web_push: 8030, notification }), ORIGIN)).toEqual({
    title: 'Narmada 24: breaking news',
    options: {
      body: 'बाँध के द्वार खुले',
      icon: '/icons/a.png',
      badge: '/icons/b.png',
      tag: 't',
      lang: 'hi',
      dir: 'auto',
      data: { url: 'https://site.example/hi/news/7' },
    },
  });
});

it.each(['', 'null', '{', '[]', '{"notification":5}', '{"notification":{"title":5,"body":{}}}'])(
  '%j is shown all the same, since a silent push ends the permission',
  (text) => {
    const { title, options } = readSent(text, ORIGIN);
    expect([title, options.body, options.data.url]).toEqual([
      'site.example',
      '',
      'https://site.example/',
    ]);
  },
);

it.each([
  ['/news/7', 'https://site.example/news/7'],
  ['https://other.example/a', 'https://other.example/a'],
  ['http://other.example/a', 'https://site.example/'],
  ['javascript:alert(1)', 'https://site.example/'],
  ['data:text/html,a', 'https://site.example/'],
  ['https://', 'https://site.example/'],
  [undefined, 'https://site.example/'],
])('%s opens %s', (given, expected) => {
  expect(webAddress(given, ORIGIN)).toBe(expected);
});

it('a site on the own machine has its own pages', () => {
  expect(webAddress('/news/7', 'http://localhost:3000')).toBe('http://localhost:3000/news/7');
});

it('is shown by browsers that cannot try a URL first, as Safari 16 and Chrome 119', () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  const found = ['/hi/news/7', 'https://'].map((url) => webAddress(url, ORIGIN));
  Object.assign(URL, { canParse });
  expect(found).toEqual([`${ORIGIN}/hi/news/7`, `${ORIGIN}/`]);
});
