import { expectConsole } from '@/lib/testing/expectConsole';
import { readItems } from './readItems';

const item = (at: number) => `<item><title>T${at}</title><guid>${at}</guid></item>`;
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${item(1)}${item(2)}</channel></rss>`;

async function countOf(feed: string) {
  const body = await readItems(Buffer.from(feed), null);
  return body && body.kind !== 'other'
    ? body.parse(body.raw.flatMap((raw) => raw ?? [])).length
    : 0;
}

it.each([
  ['a script', `${FEED}\n<script type="text/javascript">if (a < b) c();</script>`],
  ['a comment', `${FEED}<!-- Served from cache in 0.001 s -->`],
  ['HTML', `${FEED}<html><body><p>Ad & more</body></html>`],
  ['a warning', `${FEED}\n<br />\n<b>Warning</b>: fwrite() in <b>/x.php</b>`],
  ['a second document', FEED + FEED.replaceAll('<guid>', '<guid>second-')],
  ['NULs and control characters', `${FEED}\0\0\u001f`],
  ['an end that is written in capitals', FEED.replace('</rss>', '</RSS><p>')],
])('reads the whole of a feed with %s behind its end', async (_, feed) => {
  expect(await countOf(feed)).toBe(2);
});

it.each([
  [
    'a warning',
    `<br />\n<b>Warning</b>: Undefined & in <b>/x.php</b> on line <b>3</b><br />\n${FEED}`,
  ],
  ['blank lines', `\n\n \ufeff${FEED}`],
  ['a comment', `<!-- <rss> -->${FEED}`],
  ['text', `cached ${FEED}`],
])('reads the whole of a feed with %s before its declaration', async (_, feed) => {
  expect(await countOf(feed)).toBe(2);
});

it.each([
  '<enclosure url="https://a.example/a.jpg" type="image/jpeg">',
  '<media:content url="https://a.example/a.jpg" medium="image">',
  '<atom:link href="https://a.example/1" rel="self">',
  '<category>Sports',
  '<link>https://a.example/1',
])('reads the whole of a feed that leaves out the end of %s', async (element) => {
  expect(await countOf(FEED.replace('</item>', `${element}</item>`))).toBe(2);
});

const prefixed = (name: string) =>
  FEED.replace(/(<\/?)(?=[a-z])/g, `$1${name}:`).replace(' version="2.0"', ` xmlns:${name}="x"`);

it.each([
  [
    'is said to be Atom by its namespace',
    FEED.replace('<rss ', '<rss xmlns="http://www.w3.org/2005/Atom" '),
  ],
  ['is its channel alone', FEED.replace(/<\/?rss[^>]*>/g, '')],
  ['has a prefix', prefixed('r')],
  ['has its own name for a prefix', prefixed('rss')],
  ['is a channel with a prefix', prefixed('r').replace(/<\/?r:rss[^>]*>/g, '')],
])('reads RSS that %s', async (_, feed) => {
  expect(await countOf(feed)).toBe(2);
});

const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'T',
  items: [
    { id: '1', content_text: 'a' },
    { id: '2', content_text: 'b' },
  ],
});

it.each([
  ['a mark and blank lines', `\ufeff\n\n${JSON_FEED}`, []],
  ['a comment behind it', `${JSON_FEED}<!-- 0.1 s -->`, []],
  [
    'a warning before it',
    `<br />\n<b>Warning</b>: Undefined in <b>/x.php</b> on line <b>3</b><br />\n${JSON_FEED}`,
    [/^news: \/feeds: text before the JSON: "Warning /],
  ],
])('reads the whole of a JSON Feed with %s', async (_, feed, logged) => {
  for (const line of logged) expectConsole('warn', line);
  expect(await countOf(feed)).toBe(2);
});

async function itemsOf(items: string) {
  const body = await readItems(
    Buffer.from(`<rss version="2.0"><channel>${items}</channel></rss>`),
    null,
  );
  return body && body.kind !== 'other' ? body.parse(body.raw.flatMap((raw) => raw ?? [])) : [];
}

it.each([
  [
    'a bracket that is none of a tag',
    '<title>a < b</title><description>5 <6 & c < d</description>',
    'a < b',
  ],
  [
    'a sign before a name',
    '<title>If x<y then z</title><description>a<b></description>',
    'If x<y then z',
  ],
  ['the marks of a section within one', '<title><![CDATA[A <![CDATA[B]]> C]]></title>', 'A B C'],
  ['the end of a section in a text', '<title>a ]]> b</title>', 'a  b'],
])('reads an item with %s, and those around it', async (_, bad, title) => {
  expect(await itemsOf(`${item(1)}<item>${bad}</item>${item(2)}`)).toMatchObject(
    ['T1', title, 'T2'].map((value) => ({ title: { value } })),
  );
});
