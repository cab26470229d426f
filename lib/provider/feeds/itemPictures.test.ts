import { storyIn } from '@/lib/testing/feedStory';

const HOST = 'https://img.example';

const rssOf = (item: string, attributes = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" ${attributes}><channel><title>T</title><item><title>Rain</title>
  <guid>https://news.example/rain/1</guid>${item}</item></channel></rss>`;

const TEXT = '<content:encoded><![CDATA[<p>Wet.</p>]]></content:encoded>';
const content = (name: string, attributes = '') =>
  `<media:content url="${HOST}/${name}" ${attributes}/>`;
const enclosure = (name: string, type: string) =>
  `<enclosure url="${HOST}/${name}" length="1" ${type}/>`;

it.each([
  ['a file of Media RSS without a type, by its ending', content('a.jpg'), 'a.jpg'],
  ['a file of Media RSS by its sides', content('a?id=7', 'width="1200" height="700"'), 'a?id=7'],
  ['a file by its medium', content('a', 'medium="image"'), 'a'],
  ['a file by its type, whatever its ending', content('a.php', 'type="image/jpeg"'), 'a.php'],
  ['a file of a type that is none', content('a.jpg', 'type="jpeg"'), 'a.jpg'],
  ['an enclosure of an odd type', enclosure('a.jpg', 'type="application/octet-stream"'), 'a.jpg'],
  ['an enclosure of no type', enclosure('a.webp?w=9', ''), 'a.webp?w=9'],
  ['an image in the item', `<image>${HOST}/a.jpg</image>`, 'a.jpg'],
  ['an image of HTML', `<img src="${HOST}/a.jpg"/>`, 'a.jpg'],
  ['a second content, as Hexo writes', `<content src="${HOST}/a.jpg" type="image"/>`, 'a.jpg'],
  ['an image without a scheme', `<image>${HOST.replace('https:', '')}/a.jpg</image>`, 'a.jpg'],
  [
    'an image with its URL within',
    `<image><url>${HOST}/a.jpg</url><title>T</title></image>`,
    'a.jpg',
  ],
  ['an image in CDATA', `<image><![CDATA[${HOST}/a.jpg?a=1&b=2]]></image>`, 'a.jpg?a=1&b=2'],
  [
    'an element of a portal’s own',
    `<StoryImage>${HOST}/a.jpg?a=1&amp;b=2</StoryImage>`,
    'a.jpg?a=1&b=2',
  ],
  [
    'the larger of a portal’s two',
    `<StoryImage>${HOST}/s.jpg</StoryImage><fullimage>${HOST}/a.jpg</fullimage>`,
    'a.jpg',
  ],
  ['an image named by its URL', `<imageUrl>${HOST}/a.jpg</imageUrl>`, 'a.jpg'],
  [
    'a URL in an attribute',
    `<thumbnail size="2" url="${HOST}/a.jpg?a=1&amp;b=2"/>`,
    'a.jpg?a=1&b=2',
  ],
  ['an image behind a text', `${TEXT}<image>${HOST}/a.jpg</image>`, 'a.jpg'],
  ['an enclosure by another attribute', enclosure('a.jpg', '').replace('url', 'href'), 'a.jpg'],
  ['an enclosure by its text', `<enclosure>${HOST}/a.jpg</enclosure>`, 'a.jpg'],
  ['an enclosure by elements', `<enclosure><url>${HOST}/a.jpg</url></enclosure>`, 'a.jpg'],
  [
    'an enclosure of RSS 1.0',
    `<enc:enclosure rdf:resource="${HOST}/a.jpg" enc:type="image/jpeg"/>`,
    'a.jpg',
  ],
  [
    'an image with its address within',
    `<image:image><image:loc>${HOST}/a.jpg</image:loc></image:image>`,
    'a.jpg',
  ],
  ['one of several sizes', `<image_large>${HOST}/a.jpg</image_large>`, 'a.jpg'],
  ['the first of several', `<image1>${HOST}/a.jpg</image1><image2>${HOST}/b.jpg</image2>`, 'a.jpg'],
  ['iTunes’ image', `<itunes:image href="${HOST}/a.jpg"/>`, 'a.jpg'],
  [
    'the first picture of the description, where the text has none',
    `<description>&lt;p&gt;&lt;img src="${HOST}/a.jpg"&gt; Wet.&lt;/p&gt;</description>${TEXT}`,
    'a.jpg',
  ],
  [
    'the widest of several',
    content('a.jpg', 'medium="image" width="140"') +
      content('b.jpg', 'medium="image" width="1200"') +
      content('c.jpg', 'medium="image" width="460"'),
    'b.jpg',
  ],
  [
    'the widest of a group',
    `<media:group>${content('a.jpg', 'width="140"')}${content('b.jpg', 'width="900"')}</media:group><media:thumbnail url="${HOST}/c.jpg" width="300"/>`,
    'b.jpg',
  ],
  [
    'an enclosure before a thumbnail',
    `<media:thumbnail url="${HOST}/a.jpg" width="75"/>${enclosure('b.jpg', 'type="image/jpeg"')}`,
    'b.jpg',
  ],
  [
    'one of a listed host',
    `<media:content url="https://x.example/a.jpg" width="2000"/>${content('b.jpg')}`,
    'b.jpg',
  ],
  [
    'one that is seen',
    content('a.gif', 'width="1" height="1" type="image/gif"') +
      content('b.jpg', 'width="2" height="100"') +
      content('c.jpg'),
    'c.jpg',
  ],
  [
    'none that says that there is none',
    content('no-image_300x200.jpg') + content('c.jpg'),
    'c.jpg',
  ],
  ['no placeholder', content('spacer.gif') + `<media:thumbnail url="${HOST}/c.jpg"/>`, 'c.jpg'],
  [
    'one asked for by https',
    '<media:content url="http://img.example/a.jpg" medium="image"/>',
    'a.jpg',
  ],
])('the picture may be %s', async (_, item, picture) => {
  expect((await storyIn(rssOf(item)))?.picture).toBe(`${HOST}/${picture}`);
});

it('the picture may be a path', async () => {
  const story = await storyIn(
    rssOf('<image>/uploads/a.jpg</image>').replaceAll('news.example', 'img.example'),
  );
  expect(story?.picture).toBe(`${HOST}/uploads/a.jpg`);
});

it.each([
  ['<media:copyright>© 2026 Getty Images</media:copyright>', 'Getty Images'],
  ['<media:credit>PTI</media:credit><media:copyright>The Paper</media:copyright>', 'PTI'],
  ['<media:copyright>The Paper. All rights reserved.</media:copyright>', undefined],
])('%s names %s below the picture', async (within, credit) => {
  const item = `<media:content url="${HOST}/a.jpg">${within}<media:text>A road</media:text></media:content>`;
  expect(await storyIn(rssOf(item))).toMatchObject({
    pictureAlt: 'A road',
    ...(credit && { pictureCredit: credit }),
  });
  expect((await storyIn(rssOf(item)))?.pictureCredit).toBe(credit);
});

it.each([
  ['a video', content('a.mp4', 'medium="video" width="1200" height="700"')],
  ['a video said to be a picture', content('a.mp4', 'medium="image"')],
  ['a video called like a picture', content('a.jpg', 'type="video/mp4"')],
  ['a page', content('a.html', 'width="1200" height="700"')],
  ['a recording', enclosure('a', 'type="audio/mpeg"')],
  ['a drawing', content('a.svg', 'type="image/svg+xml"')],
  ['a file that says nothing', content('a?id=7')],
  ['a pixel', content('a.gif', 'width="1" height="1"')],
  [
    'an image within a text',
    `<content:encoded><![CDATA[<p>&lt;image> <image>${HOST}/a.jpg</image></p>]]></content:encoded>`,
  ],
])('%s is no picture', async (_, item) => {
  expect((await storyIn(rssOf(item)))?.picture).toBeNull();
});

const inText = (html: string, more = '') =>
  storyIn(rssOf(`${more}<content:encoded><![CDATA[${html}]]></content:encoded>`));
const kindsOf = (story: Awaited<ReturnType<typeof storyIn>>) =>
  story?.body?.map(({ type }) => type).join(' ');

it.each([
  ['at its top', `<img src="${HOST}/a.jpg"><p>Wet.</p>`, 'paragraph'],
  [
    'below its first lines',
    `<p>Wet.</p><p>Cold.</p><img src="${HOST}/a.jpg" width="640" height="360"><p>Dark.</p><img src="${HOST}/b.jpg">`,
    'paragraph paragraph paragraph picture',
  ],
  ['whose width is not said', `<p>Wet.</p><img src="${HOST}/a.jpg">`, 'paragraph'],
])('the text’s picture %s leads, and stands in it no more', async (_, html, left) => {
  const story = await inText(html);
  expect([story?.picture, kindsOf(story)]).toEqual([`${HOST}/a.jpg`, left]);
});

it.each([
  [
    'below a heading',
    `<p>Wet.</p><h2>1. Rain</h2><img src="${HOST}/a.jpg">`,
    'paragraph heading picture',
  ],
  [
    'further down',
    `<p>Wet.</p><p>Cold.</p><p>Dark.</p><img src="${HOST}/a.jpg">`,
    'paragraph paragraph paragraph picture',
  ],
  [
    'that is narrow',
    `<p>Wet.</p><img src="${HOST}/a.jpg" width="120" height="120">`,
    'paragraph picture',
  ],
])('the text’s picture %s stays where it is', async (_, html, left) => {
  const story = await inText(html);
  expect([story?.picture, kindsOf(story)]).toEqual([null, left]);
});

it('the picture that a feed names leads before one below the first lines', async () => {
  const story = await inText(`<p>Wet.</p><img src="${HOST}/b.jpg">`, content('a.jpg'));
  expect([story?.picture, kindsOf(story)]).toEqual([`${HOST}/a.jpg`, 'paragraph picture']);
});

it('leaves a picture of the description in the text where it stands there too', async () => {
  const story = await inText(
    `<p>Wet.</p><h2>Rain</h2><img src="${HOST}/a.jpg">`,
    `<description>&lt;img src="${HOST}/a.jpg?w=300"&gt; Wet.</description>`,
  );
  expect([story?.picture, kindsOf(story)]).toEqual([null, 'paragraph heading picture']);
});

it('shows a picture once where the text begins with another size of it', async () => {
  const story = await storyIn(
    rssOf(
      `${content('a.jpg?w=1200', 'width="1200"')}<content:encoded><![CDATA[<img src="${HOST}/a.jpg?w=300" alt="Rain"><p>Wet.</p>]]></content:encoded>`,
    ),
  );
  expect(story?.body).toEqual([{ type: 'paragraph', content: ['Wet.'] }]);
});

it.each([
  ['the item', content('a.jpg', 'width="1600"'), 'a-300x200.jpg', 'a.jpg'],
  ['the text', content('a-300x200.jpg', 'width="300"'), 'a-1024x683.jpg', 'a-1024x683.jpg'],
])('leads with the larger size, which %s has', async (_, named, shown, picture) => {
  const story = await inText(`<img src="${HOST}/${shown}" alt="Rain"><p>Wet.</p>`, named);
  expect(story).toMatchObject({ picture: `${HOST}/${picture}`, pictureAlt: 'Rain' });
});

describe('what a feed says of the picture', () => {
  it.each([
    ['a credit of the file', '<media:credit>Asha</media:credit>', ''],
    ['a credit of the item', '', '<media:credit>Asha</media:credit>'],
    [
      'the photographer’s among several',
      '',
      '<media:credit role="author">Desk</media:credit><media:credit role="photographer">Asha</media:credit>',
    ],
  ])('has %s', async (_, own, of) => {
    const story = await storyIn(
      rssOf(`<media:content url="${HOST}/a.jpg">${own}</media:content>${of}`),
    );
    expect(story).toMatchObject({ picture: `${HOST}/a.jpg`, pictureCredit: 'Asha' });
  });

  it.each([
    ['<media:title>A bridge</media:title>', '', { pictureAlt: 'A bridge' }],
    [
      '<media:title>T</media:title><media:description type="html">A &lt;b&gt;bridge&lt;/b&gt;</media:description>',
      '',
      { pictureAlt: 'T', pictureCaption: 'A bridge' },
    ],
    ['', '<media:description>A bridge (Photo: PTI)</media:description>', { pictureCredit: 'PTI' }],
    ['', '<media:description>Wet.</media:description>', { pictureCaption: undefined }],
  ])('has what %s and %s say of it', async (own, of, said) => {
    const file = `<media:content url="${HOST}/a.jpg">${own}</media:content>`;
    const story = await storyIn(rssOf(`<description>Wet.</description>${file}${of}`));
    expect({ pictureCaption: undefined, ...story }).toMatchObject(said);
  });

  it.each([
    ['<![CDATA[The dam & the bridge]]>', { pictureCaption: 'The dam & the bridge' }],
    ['The dam (Photo: Asha)', { pictureCaption: 'The dam', pictureCredit: 'Asha' }],
    ['Rain', { pictureCaption: undefined }],
  ])('a sitemap has below it: %s', async (caption, said) => {
    const images = `<image:image><image:loc>${HOST}/a.jpg</image:loc><image:caption>${caption}</image:caption></image:image><image:image><image:loc>${HOST}/b.jpg</image:loc></image:image>`;
    const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://news.example/1</loc><news:news><news:title>Rain</news:title></news:news>${images}</url></urlset>`;
    const { picture, pictureCaption, pictureCredit } = (await storyIn(sitemap)) ?? {};
    expect({ picture, pictureCaption, pictureCredit }).toMatchObject({
      picture: `${HOST}/a.jpg`,
      ...said,
    });
  });

  it('is what stands below it in the text', async () => {
    const figure = `<figure><img src="${HOST}/a.jpg" alt="A bridge"><figcaption>The bridge. <cite>Asha</cite></figcaption></figure>`;
    const story = await storyIn(rssOf(TEXT.replace('<p>', `${figure}<p>`)));
    expect(story).toMatchObject({
      pictureAlt: 'A bridge',
      pictureCaption: 'The bridge.',
      pictureCredit: 'Asha',
    });
  });
});

describe('where relative URLs start from', () => {
  const atom = (feed: string, entry: string, content: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom" ${feed}><title>T</title><entry ${entry}><id>https://news.example/1</id><title>Rain</title>
    <content type="html" ${content}>&lt;p&gt;Wet.&lt;/p&gt;&lt;img src="a.jpg"&gt;</content></entry></feed>`;

  it.each([
    ['the feed', `xml:base="${HOST}/f/"`, '', '', '/f/a.jpg'],
    ['the entry', `xml:base="${HOST}/f/"`, 'xml:base="e/"', '', '/f/e/a.jpg'],
    ['the text', 'xml:base="https://x.example/"', '', `xml:base="${HOST}/img/"`, '/img/a.jpg'],
    ['all of them', `xml:base="${HOST}/f/"`, 'xml:base="/e/"', 'xml:base="c/"', '/e/c/a.jpg'],
  ])('is what %s says', async (_, feed, entry, text, path) => {
    expect((await storyIn(atom(feed, entry, text)))?.picture).toBe(HOST + path);
  });

  it.each([
    ['a.jpg', '/r/a.jpg'],
    // Ghost's own site, where its mark is left.
    ['__GHOST_URL__/content/a.jpg', '/content/a.jpg'],
  ])('is what RSS says for %s', async (url, path) => {
    const story = await storyIn(rssOf(`<media:content url="${url}"/>`, `xml:base="${HOST}/r/"`));
    expect(story?.picture).toBe(HOST + path);
  });
});
