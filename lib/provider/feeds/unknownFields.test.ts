import { feedItemSchema } from './feedItem';
import { readItems } from './readItems';
import { toStory } from './toStory';
import { unknownDates, unknownLink, unknownText } from './unknownFields';

const NAMESPACES =
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
const FROM = { url: new URL('https://a.example/rss') };
const MEDIA = {
  base: 'https://a.example/',
  sources: [{ origin: 'https://img.example', path: '/' }],
};

async function read(feed: string) {
  const body = await readItems(Buffer.from(feed), null);
  const items =
    body && body.kind !== 'other' ? body.parse(body.raw.flatMap((raw) => raw ?? [])) : [];
  return toStory(feedItemSchema.parse(items[0]), FROM, MEDIA);
}
const storyOf = (item: string) =>
  read(
    `<rss version="2.0" ${NAMESPACES}><channel><title>T</title><item><guid>1</guid><title>A</title>${item}</item></channel></rss>`,
  );

const MOMENT = '2024-03-12T04:30:00.000Z';
it.each([
  '<published>2024-03-12T10:00:00+05:30</published>',
  '<updated>2024-03-12T10:00:00+05:30</updated>',
  '<date>12 Mar 2024 10:00</date>',
  '<Date> 12 मार्च 2024 10:00 </Date>',
  '<mi:dateTimeWritten xmlns:mi="x">2024-03-12T10:00:00+05:30</mi:dateTimeWritten>',
  '<created_at><![CDATA[2024-03-12 10:00:00]]></created_at>',
  '<lastBuildDate>Tue, 12 Mar 2024 10:00:00 +0530</lastBuildDate>',
  '<updated>2025-01-01</updated><publishedAt>2024-03-12T10:00:00+05:30</publishedAt>',
  '<date>x<published>2024-03-12T10:00:00+05:30</published>',
  '<dc:date>2024-03-12T10:00:00+05:30</dc:date><date>2025-01-01</date>',
])('%s dates a story', async (item) => {
  expect((await storyOf(item))?.publishedAt).toBe(MOMENT);
});

it.each([
  ['<content><![CDATA[<p>Long <b>text</b>.</p>]]></content>', 'Long '],
  ['<description>Short.</description><fulltext>&lt;p&gt;Long.&lt;/p&gt;</fulltext>', 'Long.'],
  ['<fullstory><p>Long.</p></fullstory>', 'Long.'],
  ['<encoded><![CDATA[<p>Long.</p>]]></encoded>', 'Long.'],
  ['<description><![CDATA[<![CDATA[<p>Long.</p>]]]]></description>', 'Long.'],
  ['<itunes:summary>Heard.</itunes:summary>', 'Heard.'],
  ['<description/><itunes:subtitle>Heard.</itunes:subtitle>', 'Heard.'],
  ['<dc:description>Of Dublin Core.</dc:description>', 'Of Dublin Core.'],
  ['<a10:content type="html">&lt;p&gt;Of .NET.&lt;/p&gt;</a10:content>', 'Of .NET.'],
  ['<turbo:content><![CDATA[<p>Turbo.</p>]]></turbo:content>', 'Turbo.'],
  ['<yandex:full-text>Whole.</yandex:full-text>', 'Whole.'],
  ['<description>Short.</description><fullcontent>Long.</fullcontent>', 'Long.'],
  ['<description>Short.</description><body>Long.</body>', 'Long.'],
  ['<xhtml:body xmlns:xhtml="http://www.w3.org/1999/xhtml"><p>Long.</p></xhtml:body>', 'Long.'],
  [
    '<atom:content xmlns:atom="http://www.w3.org/2005/Atom" type="html">&lt;p&gt;Long.&lt;/p&gt;</atom:content>',
    'Long.',
  ],
  ['<content/><description>Short.</description>', 'Short.'],
  ['<content></content><description>Short.</description>', 'Short.'],
  ['<content:encoded>&lt;p&gt;Own.&lt;/p&gt;</content:encoded><content>Other.</content>', 'Own.'],
  // A section within a text.
  ['<description>&lt;![CDATA[&lt;p&gt;Short.&lt;/p&gt;]]&gt;</description>', 'Short.'],
])('%s is its text', async (item, text) => {
  const [first] = (await storyOf(item))?.body ?? [];
  expect(first).toMatchObject({ type: 'paragraph', content: expect.arrayContaining([text]) });
});

it.each(['&lt;p>One.&lt;/p>', '<p>One.</p>', '<![CDATA[<p>One.</p>]]>'])(
  'takes %s in Atom for HTML without a type',
  async (content) => {
    const story = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>A</title><content>${content}</content></entry></feed>`,
    );
    expect(story?.body).toEqual([{ type: 'paragraph', content: ['One.'] }]);
  },
);

it('takes no file of an entry of Atom for a text', async () => {
  const story = await read(
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>A</title><content type="image/png">iVBORw0=</content></entry></feed>',
  );
  expect(story).toMatchObject({ title: 'A', body: null });
});

it('is not headed by what describes a picture, nor has that for its text', async () => {
  const picture =
    '<media:content url="https://img.example/a.jpg" medium="image"><media:description>The bridge</media:description></media:content>';
  expect(await storyOf(picture)).toMatchObject({ body: null, pictureCaption: 'The bridge' });
});

it('is filed by Media RSS where there is no other', async () => {
  const named = '<media:category label="Sports">arts/games</media:category>';
  expect((await storyOf(named))?.category).toBe('sports');
});

it.each([
  '<atom:author xmlns:atom="http://www.w3.org/2005/Atom"><atom:name>Asha</atom:name></atom:author>',
  '<author>desk@news.example</author><itunes:author>Asha</itunes:author>',
  '<dcterms:creator>Asha</dcterms:creator>',
  '<media:credit role="author">Asha</media:credit>',
  '<byline><![CDATA[By Asha]]></byline>',
  '<dc:author>Asha</dc:author>',
  '<dc:creator></dc:creator><author_name>Asha</author_name>',
])('%s names its author', async (item) => {
  expect((await storyOf(item))?.author).toBe('Asha');
});

it('has the authors of a JSON Feed where it names none', async () => {
  const feed = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    authors: [{ name: 'Asha' }],
    items: [{ id: '1', title: 'A' }],
  });
  expect((await read(feed))?.author).toBe('Asha');
});

it('has the title of iTunes where there is no other', async () => {
  const feed = `<rss version="2.0" ${NAMESPACES}><channel><item><guid>1</guid><itunes:title>B</itunes:title></item></channel></rss>`;
  expect((await read(feed))?.title).toBe('B');
});

it.each([
  '<headline>B</headline>',
  '<news:news xmlns:news="x"><news:title><![CDATA[B]]></news:title></news:news>',
  '<media:group><media:title>B</media:title></media:group>',
])('has %s for a title where there is no other', async (title) => {
  const feed = `<rss version="2.0" ${NAMESPACES}><channel><item><guid>1</guid><description><![CDATA[<svg><title>x</title></svg><heading>y</heading>]]></description>${title}</item></channel></rss>`;
  expect((await read(feed))?.title).toBe('B');
});

it.each([
  ['<summary>Short.</summary><content>Long.</content>', 'Short.'],
  ['<shortdescription><![CDATA[<b>Short</b>.]]></shortdescription>', 'Short.'],
  ['<atom:summary xmlns:atom="http://www.w3.org/2005/Atom">Short.</atom:summary>', 'Short.'],
  ['<description>Own.</description><summary>Short.</summary>', 'Own.'],
  ['<content><![CDATA[<details><summary>Open</summary>Long.</details>]]></content>', 'Open Long.'],
])('%s has the deck %s', async (item, deck) => {
  expect((await storyOf(item))?.summary).toBe(deck);
});

it.each([
  ['<section>Sports</section>', 'sports'],
  ['<category>World</category><section>Sports</section>', 'world'],
  ['<description><![CDATA[<section>Sports</section>]]></description>', null],
])('%s is filed under %s', async (item, category) => {
  expect((await storyOf(item))?.category).toBe(category);
});

it('has the title of Dublin Core where there is no other', async () => {
  const feed = `<rss version="2.0" ${NAMESPACES}><channel><item><guid>1</guid><dc:title>B</dc:title></item></channel></rss>`;
  expect((await read(feed))?.title).toBe('B');
});

it.each([
  ['&#55357;&#56832;', '😀'],
  ['&#xD83D;&#xde00;', '😀'],
  ['&#x1f600;', '😀'],
  ['&#55357;', '\ufffd'],
  ['&#x00;a', 'a'],
  ['\x92', '’'],
])('has the character that %s stands for', async (given, character) => {
  expect((await storyOf(`<description>${given} a</description>`))?.summary).toBe(`${character} a`);
});

it.each([
  ['Sports, Weekend', 'sports', ['Weekend']],
  ['Weekend|Sports', 'sports', ['Weekend']],
  ['Wind, Wine & More', 'Wind, Wine & More', undefined],
])('is filed under a known one of the names %s', async (given, category, tags) => {
  const story = await storyOf(`<category>${given.replace('&', '&amp;')}</category>`);
  expect([story?.category, story?.tags?.map(({ name }) => name)]).toEqual([category, tags]);
});

it('prefers the picture to its preview', async () => {
  const named =
    '<thumbimage>https://img.example/s.jpg</thumbimage><fullimage>https://img.example/a.jpg</fullimage>';
  expect((await storyOf(named))?.picture).toBe('https://img.example/a.jpg');
  const inText =
    '<media:thumbnail url="https://img.example/s72-c/a.jpg" width="72" height="72"/><description>&lt;img src="https://img.example/s1600/a.jpg"&gt;Text.</description>';
  expect((await storyOf(inText))?.picture).toBe('https://img.example/s1600/a.jpg');
});

it('reads elements that never end', () => {
  const xml = '<date>a<content>'.repeat(100_000);
  expect([unknownDates(xml), unknownText(xml)]).toEqual([[], undefined]);
});

describe('the page of an item', () => {
  const PAGE = 'https://a.example/rain?a=1&b=2';
  const idOf = async (item: string) =>
    (
      await read(
        `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title><item><title>A</title>${item}</item></channel></rss>`,
      )
    )?.id;

  it.each([
    '<link href="https://a.example/rain?a=1&amp;b=2"/>',
    "<link rel='alternate' href='https://a.example/rain?a=1&amp;b=2'></link>",
    '<atom:link rel="self" href="https://a.example/x"/><atom:link href="https://a.example/rain?a=1&amp;b=2"/>',
    '<a10:link xmlns:a10="http://www.w3.org/2005/Atom" href="https://a.example/rain?a=1&amp;b=2"/>',
    '<url>https://a.example/rain?a=1&amp;b=2</url>',
    '<url><![CDATA[https://a.example/rain?a=1&b=2]]></url>',
    '<description><![CDATA[<link href="https://a.example/style.css">]]></description><link href="https://a.example/rain?a=1&amp;b=2"/>',
  ])('is that of %s', async (item) => {
    expect(await idOf(item)).toBe(await idOf(`<link>${PAGE.replace('&', '&amp;')}</link>`));
  });

  it('of one without an id and a link is none, and its title names it', async () => {
    const story = await read(
      '<rss version="2.0"><channel><item><title>A</title></item></channel></rss>',
    );
    expect(story).toMatchObject({ title: 'A', id: expect.stringMatching(/^[\w-]{16}$/) });
    const text = await read(
      `<rss version="2.0"><channel><item><description>${'A '.repeat(2_000)}</description></item></channel></rss>`,
    );
    expect(text).toMatchObject({ id: expect.stringMatching(/^[\w-]{16}$/) });
  });

  it('is that before a service that counts', () => {
    expect(
      unknownLink(
        '<link>https://x.example/~r/1</link><feedburner:origLink>https://a.example/rain?a=1&amp;b=2</feedburner:origLink>',
        true,
      ),
    ).toBe(PAGE);
  });
});

describe('the translations of an item', () => {
  const XHTML =
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/1"/><xhtml:link rel="alternate" hreflang="hi" href="/hi/1"/>';
  const atom = (links: string) =>
    read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>A</title>${links}</entry></feed>`,
    );

  it('share a key, whichever of them names the others', async () => {
    const own = await storyOf(`<link>https://a.example/en/1</link>${XHTML}`);
    expect(own?.translationKey).toMatch(/^[\w-]{16}$/);
    const key = own?.translationKey;
    const others = [
      await storyOf(`<link>https://a.example/hi/1</link>${XHTML}`),
      await storyOf(
        "<link>https://a.example/hi/1</link><atom:link href='https://a.example/en/1' hreflang='en' rel='alternate'/>",
      ),
      await atom(
        '<link href="https://a.example/hi/1"/><link rel="alternate" hreflang="en" href="https://a.example/en/1"/>',
      ),
    ];
    expect(others.map((story) => story?.translationKey)).toEqual([key, key, key]);
  });

  it.each([
    '<link>https://a.example/hi/1</link><xhtml:link rel="alternate" hreflang="hi" href="https://a.example/hi/1"/>',
    '<link>https://a.example/hi/1</link><atom:link rel="alternate" href="https://a.example/en/1"/>',
    `<description><![CDATA[${XHTML}]]></description>`,
    '<xhtml:link rel="alternate" hreflang="en" href="javascript:1"/>',
  ])('are none in %s', async (item) => {
    expect((await storyOf(item))?.translationKey).toBeUndefined();
  });
});

it('takes no address of a picture for the page of a story', async () => {
  const item = '<image><url>https://img.example/a.jpg</url></image>';
  expect(unknownLink(item)).toBeUndefined();
  expect(unknownLink(`${item}<url>https://a.example/1</url>`)).toBe('https://a.example/1');
});

it.each([
  ['<dc:creator>desk@a.example (Asha)</dc:creator>', 'Asha'],
  ['<dc:creator>By Asha</dc:creator>', 'Asha'],
  ['<dc:creator>Asha &lt;a@a.example&gt;</dc:creator>', 'Asha'],
  ['<dc:creator>desk@a.example</dc:creator>', undefined],
  ['<dc:creator>undefined</dc:creator>', undefined],
  ['<author>noreply@a.example (Unknown)</author>', undefined],
])('%s names %s', async (item, author) => {
  expect((await storyOf(item))?.author).toBe(author);
});

it.each([
  ['<title>Rain - The Paper</title><source url="https://p.example">The Paper</source>', 'Rain'],
  ['<title>Rain - The Paper</title>', 'Rain - The Paper'],
])('%s has the title %s', async (item, title) => {
  const story = await read(`<rss version="2.0"><channel><item>${item}</item></channel></rss>`);
  expect(story?.title).toBe(title);
});

it('files a story under a state that stands behind another name in one category', async () => {
  const story = await storyOf('<category>राज्य/मध्य प्रदेश</category>');
  expect(story?.state).toBe('madhyapradesh');
});
