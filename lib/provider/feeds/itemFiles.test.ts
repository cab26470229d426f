import { feedItemSchema } from './feedItem';
import { readItems } from './readItems';
import { toStory } from './toStory';

const FROM = { url: new URL('https://a.example/rss') };
const MEDIA = {
  base: 'https://a.example/',
  sources: [{ origin: 'https://media.example', path: '/' }],
};

async function storyIn(feed: string) {
  const body = await readItems(Buffer.from(feed), null);
  const items =
    body && body.kind !== 'other' ? body.parse(body.raw.flatMap((raw) => raw ?? [])) : [];
  return toStory(feedItemSchema.parse(items[0]), FROM, MEDIA);
}

const storyOf = (item: string) =>
  storyIn(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T</title><item><guid>1</guid><title>A</title><description>&lt;p&gt;Text.&lt;/p&gt;</description>${item}</item></channel></rss>`,
  );

const TEXT = { type: 'paragraph', content: ['Text.'] };
const MP3 = 'https://media.example/a.mp3';
const MP4 = 'https://media.example/a.mp4';

it.each([
  [`<enclosure url="${MP3}" type="audio/mpeg"/>`, { audioUrl: MP3 }],
  [`<enclosure url="${MP3}"/>`, { audioUrl: MP3 }],
  [`<enclosure url="${MP4}?a=1" type="application/octet-stream"/>`, { videoUrl: `${MP4}?a=1` }],
  [`<atom:link rel="enclosure" type="audio/mpeg" href="${MP3}"/>`, { audioUrl: MP3 }],
  [`<media:content url="${MP4}" type="video/mp4"/>`, { videoUrl: MP4 }],
  [`<media:group><media:content url="${MP4}" medium="video"/></media:group>`, { videoUrl: MP4 }],
  [
    '<media:player url="https://www.youtube.com/watch?v=aqz-KE-bpKQ"/>',
    { youtubeId: 'aqz-KE-bpKQ' },
  ],
  [
    '<media:group><media:content url="https://www.youtube.com/v/aqz-KE-bpKQ?version=3" type="application/x-shockwave-flash"/></media:group>',
    { youtubeId: 'aqz-KE-bpKQ' },
  ],
  ['<videoUrl>https://youtu.be/aqz-KE-bpKQ</videoUrl>', { youtubeId: 'aqz-KE-bpKQ' }],
  [`<enclosure href="${MP3}" type="audio/mpeg"/>`, { audioUrl: MP3 }],
  [`<enclosure><url>${MP4}</url><type>video/mp4</type></enclosure>`, { videoUrl: MP4 }],
  [`<audio_url><![CDATA[${MP3}]]></audio_url>`, { audioUrl: MP3 }],
  [
    '<podcast:images srcset="https://media.example/s.jpg 150w, https://media.example/a.jpg 1500w"/>',
    { picture: 'https://media.example/a.jpg' },
  ],
  [
    '<media:content href="https://media.example/a" medium="image"/>',
    { picture: 'https://media.example/a' },
  ],
  ['<enclosure url="null" type="audio/mpeg"/>', { picture: null }],
])('%s is played or shown', async (item, fields) => {
  expect(await storyOf(item)).toMatchObject({ ...fields, body: [TEXT] });
});

const PLAYER = '<media:player url="https://www.dailymotion.com/embed/video/x8k2m"/>';

it.each([PLAYER, `<media:content>${PLAYER}</media:content>`])(
  'leads to the page of %s',
  async (player) => {
    const href = 'https://www.dailymotion.com/video/x8k2m';
    expect(await storyOf(player)).toMatchObject({
      body: [
        TEXT,
        { type: 'paragraph', content: [{ type: 'link', href, content: ['dailymotion.com'] }] },
      ],
    });
  },
);

it.each([
  '<enclosure url="https://www.cdn.example/a.mp3" type="audio/mpeg"/>',
  '<media:content url="https://www.cdn.example/a.mp3" medium="video"/>',
])('%s, of a host that is not listed, is a link with its host', async (item) => {
  const href = 'https://www.cdn.example/a.mp3';
  expect(await storyOf(item)).toMatchObject({
    videoUrl: null,
    body: [
      TEXT,
      { type: 'paragraph', content: [{ type: 'link', href, content: ['cdn.example'] }] },
    ],
  });
});

it('shows the picture that an item names once, though its text has it again, with its caption there', async () => {
  const again =
    '<media:content url="https://media.example/a.jpg" medium="image"><media:credit>A Desk</media:credit></media:content><content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/"><![CDATA[<p>One.</p><figure><img src="https://media.example/a.jpg"><figcaption>The bridge</figcaption></figure><p>Two.</p>]]></content:encoded>';
  expect(await storyOf(again)).toMatchObject({
    picture: 'https://media.example/a.jpg',
    pictureCaption: 'The bridge',
    pictureCredit: 'A Desk',
    body: [
      { type: 'paragraph', content: ['One.'] },
      { type: 'paragraph', content: ['Two.'] },
    ],
  });
});

it.each([
  ['<itunes:duration>1:02:03</itunes:duration>', { seconds: 3723 }],
  ['<itunes:duration>204</itunes:duration>', { seconds: 204 }],
  [`<media:content url="${MP4}" type="video/mp4" duration="204"/>`, { seconds: 204 }],
  ['<source url="https://wire.example/rss">The Wire</source>', { agency: 'The Wire' }],
  ['<dc:source>PTI/ANI</dc:source>', { agency: 'PTI/ANI' }],
])('%s is a fact of the story', async (item, fields) => {
  expect(await storyOf(item)).toMatchObject(fields);
});

it('takes no address for the name of a wire', async () => {
  expect(await storyOf('<dc:source>https://wire.example/7</dc:source>')).not.toHaveProperty(
    'agency',
  );
});

it('reads a sitemap of videos', async () => {
  const map = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"><url><loc>https://a.example/rain</loc>
    <video:video><video:thumbnail_loc>https://media.example/a.jpg</video:thumbnail_loc><video:title>Rain</video:title><video:description>It rains.</video:description>
    <video:content_loc>${MP4}</video:content_loc><video:duration>65</video:duration><video:publication_date>2026-11-03T10:00:00+05:30</video:publication_date></video:video></url></urlset>`;
  expect(await storyIn(map)).toMatchObject({
    title: 'Rain',
    summary: 'It rains.',
    picture: 'https://media.example/a.jpg',
    videoUrl: MP4,
    seconds: 65,
    publishedAt: '2026-11-03T04:30:00.000Z',
  });
});

it('reads a sitemap of news', async () => {
  const map = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/rain</loc>
    <news:news><news:publication><news:language>hi</news:language></news:publication>
    <news:publication_date>2024-03-12T04:30:00Z</news:publication_date><news:title>बारिश</news:title></news:news>
    <image:image><image:loc>https://media.example/a.jpg</image:loc></image:image></url></urlset>`;
  expect(await storyIn(map)).toMatchObject({
    lang: 'hi',
    title: 'बारिश',
    picture: 'https://media.example/a.jpg',
    publishedAt: '2024-03-12T04:30:00.000Z',
  });
});

it.each(['media:', 'itunes:', 'news:', ''])(
  'has the keywords of <%skeywords> as tags',
  async (of) => {
    const story = await storyOf(
      `<category>Sports</category><${of}keywords>Dam, बाढ़</${of}keywords>`,
    );
    expect(story?.tags).toMatchObject([{ name: 'Dam' }, { name: 'बाढ़' }]);
  },
);
