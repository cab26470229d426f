import { feedItemSchema } from './feedItem';
import { readItems } from './readItems';
import { toStory } from './toStory';

const FROM = { url: new URL('https://news.example/rss') };
const MEDIA = { base: 'https://news.example/', sources: [] };
const MOMENT = '2024-03-12T04:30:00.000Z';

async function datesIn(feed: string) {
  const body = await readItems(Buffer.from(feed), null);
  if (!body || body.kind === 'other') return null;
  const [item] = body.parse(body.raw.flatMap((raw) => raw ?? []));
  const story = toStory(feedItemSchema.parse(item), FROM, MEDIA);
  return [story?.publishedAt, story?.modifiedAt];
}

const rss = (dates: string) =>
  `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
  xmlns:atom="http://www.w3.org/2005/Atom"><channel><item><title>T</title><guid>1</guid>${dates}</item></channel></rss>`;
const atom = (dates: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><entry><id>1</id><title>T</title>${dates}</entry></feed>`;
const json = (dates: object) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    items: [{ id: '1', title: 'T', ...dates }],
  });

it.each([
  [
    'a date without a year that a second field has',
    rss(`<pubDate>12 Mar</pubDate><dc:date>${MOMENT}</dc:date>`),
  ],
  ['two digits of the year', rss('<pubDate>Tue, 12 Mar 24 10:00:00 +0530</pubDate>')],
  ['the zone of India', rss('<pubDate>Tue, 12 Mar 2024 10:00:00 IST</pubDate>')],
  ['the words of Hindi', rss('<pubDate>मंगलवार, 12 मार्च 2024 10:00:00 +0530</pubDate>')],
  ['the day first', rss('<pubDate>12-03-2024 10:00:00</pubDate>')],
  ['seconds', rss('<pubDate>1710217800</pubDate>')],
  ['Dublin Core alone', rss(`<dc:date>${MOMENT}</dc:date>`)],
  ['when it was issued', rss(`<dcterms:issued>${MOMENT}</dcterms:issued>`)],
  ['Atom in RSS', rss(`<atom:published>${MOMENT}</atom:published>`)],
  ['Atom 0.3', atom(`<issued>${MOMENT}</issued>`)],
  ['Dublin Core in Atom', atom(`<dc:date>${MOMENT}</dc:date>`)],
  ['JSON Feed', json({ date_published: '2024-03-12T10:00:00+0530' })],
])('a story is dated by %s', async (_, feed) => {
  expect(await datesIn(feed)).toEqual([MOMENT, undefined]);
});

it.each([
  ['RSS', rss(`<atom:updated>${MOMENT}</atom:updated>`)],
  ['RSS with dcterms', rss(`<dcterms:modified>${MOMENT}</dcterms:modified>`)],
  ['Atom', atom(`<updated>${MOMENT}</updated>`)],
  ['JSON Feed', json({ date_modified: MOMENT })],
])('of %s the last change dates a story where nothing else does', async (_, feed) => {
  expect(await datesIn(feed)).toEqual([MOMENT, MOMENT]);
});

const EARLIER = '2024-03-12T04:00:00.000Z';

it.each([
  ['a portal', rss(`<pubDate>${EARLIER}</pubDate><updatedAt>${MOMENT}</updatedAt>`)],
  [
    'a sitemap of news',
    `<urlset><url><loc>https://news.example/1</loc><lastmod>${MOMENT}</lastmod><news:news><news:title>T</news:title><news:publication_date>${EARLIER}</news:publication_date></news:news></url></urlset>`,
  ],
])('%s says when a story was changed', async (_, feed) => {
  expect(await datesIn(feed)).toEqual([EARLIER, MOMENT]);
});
