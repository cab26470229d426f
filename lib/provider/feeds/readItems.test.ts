import { FEED as FROM, storyIn } from '@/lib/testing/feedStory';
import { storyIdOf } from './feedItem';
import { readItems } from './readItems';

const rss = (item: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
  <title>T</title><item>${item}</item></channel></rss>`;
const atom = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry>${entry}</entry></feed>`;
const rdf = (item: string) =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://news.example/"><title>T</title></channel>
  <item rdf:about="https://news.example/1">${item}</item></rdf:RDF>`;
const json = (item: object) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'T', items: [item] });

const items = (feed: string) => readItems(Buffer.from(feed), null);

const RSS_ITEM = '<title>Rain</title><guid>https://news.example/1</guid>';

describe('a story of each format', () => {
  it.each([
    [
      'RSS',
      rss(
        `${RSS_ITEM}<link>https://news.example/rain</link><dc:creator>A Desk</dc:creator><category>खेल</category>
         <pubDate>Fri, 20 Nov 2026 12:00:00 +0530</pubDate><description>Wet.</description>
         <content:encoded><![CDATA[<p>It <b>rained</b>.</p>]]></content:encoded>`,
      ),
    ],
    [
      'RSS 1.0',
      rdf(
        `<title>Rain</title><link>https://news.example/rain</link><dc:creator>A Desk</dc:creator>
         <dc:subject>Sports</dc:subject><dc:date>2026-11-20T06:30:00Z</dc:date>
         <description>Wet.</description>
         <content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">&lt;p&gt;It &lt;b&gt;rained&lt;/b&gt;.&lt;/p&gt;</content:encoded>`,
      ),
    ],
    [
      'Atom',
      atom(
        `<id>https://news.example/1</id><title>Rain</title><link href="https://news.example/rain"/>
         <author><name>A Desk</name></author><category term="sports"/><published>2026-11-20T06:30:00Z</published>
         <summary>Wet.</summary>
         <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>It <b>rained</b>.</p></div></content>`,
      ),
    ],
    [
      'JSON Feed',
      json({
        id: 'https://news.example/1',
        title: 'Rain',
        url: 'https://news.example/rain',
        authors: [{ name: 'A Desk' }],
        tags: ['Sports'],
        date_published: '2026-11-20T12:00:00+05:30',
        summary: 'Wet.',
        content_html: '<p>It <b>rained</b>.</p>',
      }),
    ],
  ])('%s', async (_, feed) => {
    const story = await storyIn(feed);
    expect(story).toMatchObject({
      title: 'Rain',
      lang: 'en',
      summary: 'Wet.',
      category: 'sports',
      author: 'A Desk',
      publishedAt: '2026-11-20T06:30:00.000Z',
      body: [
        {
          type: 'paragraph',
          content: ['It ', { type: 'strong', content: ['rained'] }, '.'],
        },
      ],
    });
    expect(story?.id).toBe((await storyIn(rss(RSS_ITEM)))?.id);
  });
});

describe('a title', () => {
  it.each([
    [
      'RSS, escaped twice',
      rss('<title>Fish &amp;amp; chips</title><guid>1</guid>'),
      'Fish & chips',
    ],
    [
      'RSS with marks',
      rss('<title><![CDATA[A <b>bold</b> word]]></title><guid>1</guid>'),
      'A bold word',
    ],
    ['Atom, plain', atom('<id>1</id><title>1 &lt; 2 &amp; 3</title>'), '1 < 2 & 3'],
    ['Atom, HTML', atom('<id>1</id><title type="html">A &lt;i>word&lt;/i></title>'), 'A word'],
    ['JSON without an id', json({ title: 'Rain' }), 'Rain'],
    ['JSON, escaped', json({ id: '1', title: 'Fish &amp; chips' }), 'Fish & chips'],
  ])('of %s', async (_, feed, title) => {
    expect((await storyIn(feed))?.title).toBe(title);
  });

  it('is the beginning of the text where there is none', async () => {
    const micro = await storyIn(rss('<guid>1</guid><description>Wet.</description>'));
    expect(micro).toMatchObject({ title: 'Wet.', summary: '' });
    const long = await storyIn(
      rss(`<guid>1</guid><title/><description>${'रिमझिम बारिश '.repeat(30)}</description>`),
    );
    expect(long?.title.length).toBeLessThanOrEqual(100);
    expect(long?.title).toMatch(/ (?:रिमझिम|बारिश)…$/);
    expect(long?.summary).toBe('');
  });

  it('or a text has to be there', async () => {
    expect(await storyIn(rss('<guid>1</guid>'))).toBeNull();
    const missing = '<guid>1</guid><title>undefined</title><description>null</description>';
    expect(await storyIn(rss(missing))).toBeNull();
  });
});

describe('a picture', () => {
  const IMG = 'https://img.example/a.jpg';
  it.each([
    ['an enclosure', `<enclosure url="${IMG}" type="image/jpeg" length="1"/>`, IMG],
    ['Media RSS', `<media:content url="${IMG}" medium="image"/>`, IMG],
    [
      'a group of Media RSS',
      `<media:group><media:content url="${IMG}" type="image/png"/></media:group>`,
      IMG,
    ],
    ['a thumbnail', `<media:thumbnail url="${IMG}"/>`, IMG],
    [
      'the start of the text',
      `<description>&lt;img src="${IMG}"&gt;&lt;p&gt;Wet.&lt;/p&gt;</description>`,
      IMG,
    ],
    [
      'a host that is not listed',
      '<media:content url="https://evil.example/a.jpg" medium="image"/>',
      null,
    ],
    [
      'an enclosure that is no picture',
      `<enclosure url="${IMG}" type="audio/mpeg" length="1"/>`,
      null,
    ],
  ])('may be %s', async (_, part, picture) => {
    expect((await storyIn(rss(RSS_ITEM + part)))?.picture).toBe(picture);
  });

  it('is not shown again at the start of the text', async () => {
    const story = await storyIn(
      rss(
        `${RSS_ITEM}<media:content url="${IMG}" medium="image"/><description>&lt;img src="${IMG}" alt="Rain"&gt;&lt;p&gt;Wet.&lt;/p&gt;</description>`,
      ),
    );
    expect(story).toMatchObject({ picture: IMG, pictureAlt: 'Rain' });
    expect(story?.body).toEqual([{ type: 'paragraph', content: ['Wet.'] }]);
  });
});

describe('the setting', () => {
  it('files all stories of an address under its section and in its language', async () => {
    const given = rss(`${RSS_ITEM}<category>World</category>`);
    expect(await storyIn(given, { ...FROM, section: 'sports', lang: 'hi' })).toMatchObject({
      category: 'sports',
      lang: 'hi',
    });
    expect(await storyIn(given, { ...FROM, lang: 'xx' })).toMatchObject({
      category: 'world',
      lang: 'en',
    });
  });
});

describe('an id', () => {
  it.each([
    ['a URI wherever it is found', { id: 'tag:a.example,2026:1' }, 'a.example', 'b.example', true],
    ['a number of its own host', { id: '1' }, 'a.example', 'b.example', false],
    [
      'the URL where there is no other',
      { url: 'https://a.example/1' },
      'a.example',
      'b.example',
      true,
    ],
  ])('is made of %s', (_, item, one, other, isSame) => {
    const given = { id: undefined, url: undefined, ...item };
    expect(storyIdOf(given, one) === storyIdOf(given, other)).toBe(isSame);
  });
});

it('an item of RSS 1.0 without a link leads to what it is about', async () => {
  const feed = rdf('<title>Rain</title><description>It rains […]</description>');
  expect((await storyIn(feed))?.body?.at(-1)).toMatchObject({ url: 'https://news.example/1' });
});

describe('what is no feed, or was cut off', () => {
  it.each([
    ['nothing', ''],
    ['HTML', '<!doctype html><html><body>rss</body></html>'],
    ['JSON of another shape', '{"posts":[]}'],
    ['an object with items that is no JSON Feed', '{"items":[{"id":1,"title":"A"}]}'],
    ['a root alone', '<?xml version="1.0"?><rss/>'],
    ['an empty root', '<rss></rss>'],
    ['cut off before an item', rss('').replace('<item></item></channel></rss>', '')],
    ['cut off in its first item', rss(RSS_ITEM).replace('</item></channel></rss>', '')],
    ['a JSON Feed cut off', json({ id: '1', title: 'Rain' }).slice(0, -1)],
    [
      'a root with 100,000 attributes',
      rss(RSS_ITEM).replace('<rss', `<rss${' a="1"'.repeat(1e5)}`),
    ],
  ])('%s is refused', async (_, feed) => {
    expect(await items(feed)).toBeNull();
  });

  it.each([
    ['between two items', rss(RSS_ITEM).replace('</channel></rss>', '')],
    ['in an item', rss(RSS_ITEM).replace('</channel></rss>', '<item><title>Sn')],
    ['in its last tag', rss(RSS_ITEM).slice(0, -1)],
  ])(
    'of one cut off %s the items before are read, and one is said to be missing',
    async (_, feed) => {
      expect(await items(feed)).toMatchObject({ total: 2, raw: [expect.stringContaining('Rain')] });
    },
  );

  it.each([
    ['a channel', rss('').replace('<item></item>', '')],
    ['an Atom feed', '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title></feed>'],
    ['a JSON Feed', '{"version":"https://jsonfeed.org/version/1","title":"T","items":[]}'],
  ])('%s without items is a feed', async (_, feed) => {
    expect(await items(feed)).toMatchObject({ kind: 'list', total: 0, raw: [] });
  });

  it.each([
    ['comments of a cache behind its end', `${rss(RSS_ITEM)}\n<!-- cached -->\n`],
    ['280 of them and a letter', `${rss(RSS_ITEM)}${'<!---->'.repeat(280)}x`],
    ['a script behind its end', `${rss(RSS_ITEM)}<script>"<item>"</script>`],
    ['a warning before it', `<b>Notice</b>: x in y on line 1\n${rss(RSS_ITEM)}`],
    ['blanks before it', `${' \n'.repeat(1e6)}${rss(RSS_ITEM)}`],
    ['a DOCTYPE', rss(RSS_ITEM, '<!DOCTYPE rss [<!ENTITY rss "<rss>">]>')],
    [
      'a prefix',
      atom('<id>1</id><title>Rain</title>')
        .replace(/(<\/?)(?=\w)/g, '$1a:')
        .replace('xmlns', 'xmlns:a'),
    ],
    ['capitals', rss(RSS_ITEM).replace(/rss|channel|item/g, (name) => name.toUpperCase())],
    [
      'items beside its channel',
      rss('')
        .replace('</channel>', `</channel><item>${RSS_ITEM}</item>`)
        .replace('<item></item>', ''),
    ],
  ])('%s costs nothing', async (_, feed) => {
    expect((await storyIn(feed))?.title).toBe('Rain');
  });
});

describe('entities of a document', () => {
  it.each([
    [
      'that it defines itself',
      '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">',
    ],
    ['of a file', '<!ENTITY b SYSTEM "file:///etc/passwd">'],
  ])('%s stay unexpanded', async (_, entities) => {
    const feed = rss('<title>A &b;</title><guid>1</guid>', `<!DOCTYPE r [${entities}]>`);
    expect((await storyIn(feed))?.title).toBe('A &b;');
  });
});

it.each([
  ['Fri, 20 Nov 2026 06:30:00 GMT', '2026-11-20T06:30:00.000Z'],
  ['Fri, 20 Nov 2026 12:00 +0530', '2026-11-20T06:30:00.000Z'],
  ['Fri, 20 Nov 2026 01:30:00 EST', '2026-11-20T06:30:00.000Z'],
])('reads the moment %s', async (given, expected) => {
  const story = await storyIn(rss(`${RSS_ITEM}<pubDate>${given}</pubDate>`));
  expect(story?.publishedAt).toBe(expected);
});

it.each(['1', '1.1'])('a JSON Feed may name its version as %s', async (version) => {
  const feed = { version, title: 'T', items: [{ id: '1', title: 'Rain', content_text: 'x' }] };
  expect((await storyIn(JSON.stringify(feed)))?.title).toBe('Rain');
});
