import { feedItemSchema } from './feedItem';
import { readItems } from './readItems';
import { toStory } from './toStory';

const FROM = { url: new URL('https://a.example/rss') };
const MEDIA = { base: 'https://a.example/', sources: [{ origin: 'https://a.example', path: '/' }] };

async function storiesOf(feed: string) {
  const body = await readItems(Buffer.from(feed), null);
  const items = body?.kind === 'list' ? body.parse(body.raw.flatMap((raw) => raw ?? [])) : [];
  return items.map((item) => toStory(feedItemSchema.parse(item), FROM, MEDIA));
}

const rss = (item: string) =>
  `<rss version="2.0"><channel><title>T</title><item><guid>1</guid><link>https://a.example/n/1</link>${item}</item></channel></rss>`;
const atom = (...entries: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://www.w3.org/2007/app"><id>x</id>${entries.map((entry, at) => `<entry><id>urn:${at}</id>${entry}</entry>`).join('')}</feed>`;
const json = (item: object) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    items: [{ id: '1', title: 'A', content_text: 'x', ...item }],
  });

const RELATIVE = '&lt;img src="p.jpg"&gt;&lt;p&gt;Text.&lt;/p&gt;';
const EMOJI = '<img src="https://s.w.org/1f3cf.png" class="wp-smiley" alt="🏏">';

it.each([
  [
    'a field in a comment',
    rss(
      '<title>A</title><!-- <date>2001-01-01T10:00:00Z</date> --><date>2024-03-12T10:00:00Z</date>',
    ),
    { publishedAt: '2024-03-12T10:00:00.000Z' },
  ],
  ['a comment in a value', rss('<title>Rain <!-- x -->falls</title>'), { title: 'Rain falls' }],
  ['a comment with an end', rss('<!-- </item> --><title>Rain</title>'), { title: 'Rain' }],
  [
    'texts in Base64',
    atom(
      '<title mode="base64">UmFpbiA8Yj5mYWxsczwvYj4=</title><summary type="text/html" mode="base64">PHA+RGVjay48L3A+</summary><content mode="base64" type="text/html">PHA+VGV4dC48L3A+</content>',
    ),
    {
      title: 'Rain falls',
      summary: 'Deck.',
      body: [{ type: 'paragraph', content: ['Text.'] }],
    },
  ],
  [
    'a file in Base64',
    atom(
      '<title>A</title><summary>Deck.</summary><content mode="base64" type="image/png">iVBORw==</content>',
    ),
    { summary: 'Deck.', body: [{ type: 'paragraph', content: ['Deck.'] }] },
  ],
  [
    'a base of the description',
    rss(`<title>A</title><description xml:base="https://a.example/d/">${RELATIVE}</description>`),
    { picture: 'https://a.example/d/p.jpg' },
  ],
  [
    'a base of a page',
    rss(
      '<title>A</title><description><![CDATA[<html><head><base href="/b/"></head><body><img src="p.jpg"><p>Text.</p></body></html>]]></description>',
    ),
    { picture: 'https://a.example/b/p.jpg' },
  ],
  ['an emoji', rss(`<title><![CDATA[Win ${EMOJI} now]]></title>`), { title: 'Win 🏏 now' }],
  [
    'a title cut within a tag',
    rss('<title><![CDATA[Rain in Sagar <a href="https://a.exa]]></title>'),
    { title: 'Rain in Sagar' },
  ],
  ['an author who is one', json({ authors: [{ author: 'Ram' }] }), { author: 'Ram' }],
  [
    'Urdu that is not named',
    rss('<title>بارش سے سڑکیں بند ہو گئیں</title>'),
    { otherLanguage: 'ur' },
  ],
])('reads %s', async (_, feed, expected) => {
  expect(await storiesOf(feed)).toEqual([expect.objectContaining(expected)]);
});

it('makes no story of a draft', async () => {
  const control = (draft: string) => `<app:control><app:draft>${draft}</app:draft></app:control>`;
  const feed = atom(`<title>A</title>${control('yes')}`, `<title>B</title>${control('no')}`);
  expect(await storiesOf(feed)).toEqual([null, expect.objectContaining({ title: 'B' })]);
});
