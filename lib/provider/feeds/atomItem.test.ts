import { feedItemSchema } from './feedItem';
import { readItems } from './readItems';
import { toStory } from './toStory';

const PAGE = 'https://news.example/rain';
const BASE = 'https://news.example/';

const feedOf = (entry: string, head = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>The Paper</title>${head}<entry><title>Rain</title>${entry}</entry></feed>`;

async function itemOf(feed: string) {
  const body = await readItems(Buffer.from(feed), null);
  const [raw] = body?.kind === 'list' ? body.raw : [];
  const [item] = raw && body?.kind === 'list' ? body.parse([raw]) : [];
  return feedItemSchema.parse(item);
}

it.each([
  ['the first link', `<id>1</id><link href="${PAGE}"/>`],
  [
    'a page before its other forms',
    `<id>1</id><link rel="alternate" type="application/json" href="${PAGE}.json"/><link rel="alternate" type="text/html" href="${PAGE}"/>`,
  ],
  [
    'a relation written in full',
    `<id>1</id><link rel="http://www.iana.org/assignments/relation/alternate" href="${PAGE}"/>`,
  ],
  ['its id, without a link', `<id>${PAGE}</id>`],
])('an entry leads to %s', async (_, entry) => {
  expect((await itemOf(feedOf(entry))).url).toBe(PAGE);
});

it('an entry has a file whose relation is written in full', async () => {
  const link =
    '<link rel="http://www.iana.org/assignments/relation/enclosure" type="image/jpeg" href="https://img.example/a.jpg"/>';
  expect((await itemOf(feedOf(`<id>1</id>${link}`))).files).toEqual([
    { url: 'https://img.example/a.jpg', type: 'image/jpeg' },
  ]);
});

it('an entry may have its text in Base64', async () => {
  const packed = Buffer.from('<p>वर्षा</p>').toString('base64');
  const { content } = await itemOf(
    feedOf(`<id>1</id><content type="text/html" mode="base64">${packed}</content>`),
  );
  expect(content).toEqual({ value: '<p>वर्षा</p>', isHtml: true });
});

it('an entry leads nowhere without either', async () => {
  expect((await itemOf(feedOf('<id>tag:news.example,2026:1</id>'))).url).toBeUndefined();
});

it('an entry is by the author of its feed, unless that is the paper', async () => {
  const by = (name: string) => `<author><name>${name}</name></author>`;
  const authorOf = async (entry: string, head: string) =>
    toStory(await itemOf(feedOf(entry, head)), { url: new URL(BASE) }, { base: BASE, sources: [] })
      ?.author;
  expect(await authorOf('<id>1</id>', by('Desk'))).toBe('Desk');
  expect(await authorOf('<id>1</id>', by('The Paper'))).toBeUndefined();
  expect(await authorOf(`<id>1</id>${by('Asha')}`, by('Desk'))).toBe('Asha');
  expect(await authorOf(`<id>1</id><source>${by('Asha')}</source>`, by('Desk'))).toBe('Asha');
});
