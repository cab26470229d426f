import { linkHref } from './links';

const BASE = 'https://cms.example/blog/';
const PAGES = { from: [BASE, 'https://www.old.example'], to: 'https://site.example' };

it.each([
  ['https://cms.example/blog/2026/11/rain/', 'https://site.example/2026/11/rain/'],
  ['http://www.cms.example/blog/rain', 'https://site.example/rain'],
  ['/blog/category/world/?ref=cms.example', 'https://site.example/category/world/'],
  ['rain/', 'https://site.example/rain/'],
  ['?p=7', 'https://site.example/?p=7'],
  ['https://cms.example/blog', 'https://site.example/'],
  [
    'https://old.example/rain/index.html?a=1&ref=x&b#c',
    'https://site.example/rain/index.html?a=1&b#c',
  ],
  ['https://old.example/tag/%E0%A4%AA/', 'https://site.example/tag/%E0%A4%AA/'],
])('the page %s of the publishing system is %s here', (given, here) => {
  expect(linkHref(given, BASE, PAGES)).toBe(here);
});

it.each([
  // Elsewhere on its host, or on another one.
  'https://cms.example/blogs/',
  'https://cms.example/',
  'https://api.cms.example/blog/rain/',
  'https://x.example/blog/rain/?ref=y.example',
  'mailto:desk@cms.example',
  // Files, and what is for editors.
  'https://cms.example/blog/wp-content/uploads/a.pdf',
  'https://cms.example/blog/wp-login.php',
  'https://cms.example/blog/wp-json/',
  'https://cms.example/blog/content/files/2026/11/order.pdf',
  'https://cms.example/blog/ghost/',
  'https://old.example/order.pdf',
  'https://old.example/.well-known/x',
])('%s is none of its pages', (given) => {
  expect(linkHref(given, BASE, PAGES)).toBe(given);
  expect(linkHref(given, BASE)).toBe(given);
});

it.each([
  [
    'https://www.google.com/url?q=https://x.example/a%3Fb&amp;sa=D&amp;ust=1',
    'https://x.example/a?b',
  ],
  ['https://www.google.co.in/url?sa=t&url=https%3A%2F%2Fx.example%2Fa', 'https://x.example/a'],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fx.example%2Fa%3Fb%3D1&h=1',
    'https://x.example/a?b=1',
  ],
  [
    'http://www.bing.com/news/apiclick.aspx?ref=FexRss&aid=&url=https%3a%2f%2fx.example%2fa&c=2',
    'https://x.example/a',
  ],
  ['https://l.instagram.com/?u=https%3A%2F%2Fx.example%2Fa&e=1', 'https://x.example/a'],
  ['https://www.youtube.com/redirect?event=d&q=https%3A%2F%2Fx.example%2F', 'https://x.example/'],
  [
    'https://ind01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example%2Fa&data=x',
    'https://x.example/a',
  ],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fcms.example%2Fblog%2Frain',
    'https://site.example/rain',
  ],
])('%s only leads on, to %s', (given, target) => {
  expect(linkHref(given, BASE, PAGES)).toBe(target);
});

it.each([
  ['www.x.example/a', 'https://www.x.example/a'],
  [' WWW.x.example', 'https://www.x.example/'],
  ['http://https://x.example/a', 'https://x.example/a'],
  ['https://http://x.example/a', 'http://x.example/a'],
  ['http://https//x.example/a', 'https://x.example/a'],
  ['www.cms.example/blog/rain', 'https://site.example/rain'],
  // Nearly the same, as meant.
  ['www/a', 'https://site.example/www/a'],
  ['www.html', 'https://site.example/www.html'],
  ['https://x.example/http://y.example/', 'https://x.example/http://y.example/'],
  ['https://https.example/a', 'https://https.example/a'],
])('%s, as editors type it, is %s', (given, target) => {
  expect(linkHref(given, BASE, PAGES)).toBe(target);
});

it.each([
  'https://www.google.com/url?q=javascript%3Aalert(1)',
  'https://www.google.com/search?q=https%3A%2F%2Fx.example',
  'https://x.example/url?q=https://y.example',
])('%s stays', (given) => {
  expect(linkHref(given, BASE, PAGES)).toBe(given);
});

it.each([
  ['https://x.example/?ref=cms.example', 'https://x.example/'],
  ['https://x.example/?a=1&ref=old.example&b=%20', 'https://x.example/?a=1&b=%20'],
])('%s does not tell where the publishing system is', (given, target) => {
  expect(linkHref(given, BASE, PAGES)).toBe(target);
});

it.each([
  [
    'https://x.example/a?utm_source=rss&id=7&UTM_medium=feed&fbclid=x#c',
    'https://x.example/a?id=7#c',
  ],
  ['https://x.example/a?utm_source=rss', 'https://x.example/a'],
  ['https://cms.example/blog/rain/?utm_source=rss&a=1', 'https://site.example/rain/?a=1'],
  ['https://x.example/?page=utm_source', 'https://x.example/?page=utm_source'],
])('%s follows no reader: %s', (given, target) => {
  expect(linkHref(given, BASE, PAGES)).toBe(target);
});
