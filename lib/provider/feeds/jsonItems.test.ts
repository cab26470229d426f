import { p } from '@/lib/testing/bodies';
import { expectConsole } from '@/lib/testing/expectConsole';
import { storyIn } from '@/lib/testing/feedStory';

const PAGE = 'https://news.example/rain';
const HTML = '<p>It <b>rained</b>.</p>';

const blogger = (entry: object) => ({
  version: '1.0',
  encoding: 'UTF-8',
  feed: {
    xmlns$media: 'http://search.yahoo.com/mrss/',
    id: { $t: 'tag:blogger.com,1999:blog-1' },
    title: { type: 'text', $t: 'T' },
    link: [],
    entry: [
      {
        id: { $t: 'tag:blogger.com,1999:blog-1.post-7' },
        published: { $t: '2026-11-20T12:00:00.000+05:30' },
        updated: { $t: '2026-11-20T12:30:00.000+05:30' },
        category: [{ scheme: 'http://www.blogger.com/atom/ns#', term: 'खेल' }],
        title: { type: 'text', $t: 'Rain' },
        content: { type: 'html', $t: HTML },
        link: [
          { rel: 'replies', href: `${PAGE}/comments` },
          { rel: 'alternate', type: 'text/html', href: PAGE },
        ],
        author: [{ name: { $t: 'Asha Rao' }, email: { $t: 'noreply@blogger.com' } }],
        media$thumbnail: { url: 'https://img.example/s72-c/a.jpg', height: '72', width: '72' },
        ...entry,
      },
    ],
  },
});
const rss2json = (item: object) => ({
  status: 'ok',
  feed: { url: 'https://news.example/feed', title: 'T', link: PAGE },
  items: [
    {
      title: 'Rain',
      pubDate: '2026-11-20 06:30:00',
      link: PAGE,
      guid: `${PAGE}?p=7`,
      author: 'Asha Rao',
      thumbnail: 'https://img.example/s72-c/a.jpg',
      description: HTML,
      content: HTML,
      enclosure: {},
      categories: ['खेल'],
      ...item,
    },
  ],
});

it.each([
  ['Blogger', blogger({})],
  ['rss2json', rss2json({})],
])('reads the JSON of %s', async (_, feed) => {
  expect(await storyIn(JSON.stringify(feed))).toMatchObject({
    title: 'Rain',
    publishedAt: '2026-11-20T06:30:00.000Z',
    authors: [{ name: 'Asha Rao' }],
    category: 'sports',
    picture: 'https://img.example/s72-c/a.jpg',
    summary: 'It rained.',
    body: [{ type: 'paragraph', content: ['It ', { type: 'strong', content: ['rained'] }, '.'] }],
  });
});

it.each<[string, object, object]>([
  [
    'a summary alone',
    blogger({ content: undefined, summary: { $t: 'Wet.' } }),
    { summary: 'Wet.', body: [p('Wet.')] },
  ],
  [
    'a picture among its files',
    rss2json({
      thumbnail: '',
      enclosure: { link: 'https://img.example/b.jpg', type: 'image/jpeg' },
    }),
    { picture: 'https://img.example/b.jpg' },
  ],
  [
    'a zone in its time',
    rss2json({ pubDate: 'Fri, 20 Nov 2026 12:00:00 +0530' }),
    { publishedAt: '2026-11-20T06:30:00.000Z' },
  ],
  ['a description alone', rss2json({ content: '' }), { summary: 'It rained.' }],
  ['a title alone', rss2json({ content: '', description: '' }), { title: 'Rain', body: null }],
])('reads an item with %s', async (_, feed, story) => {
  expect(await storyIn(JSON.stringify(feed))).toMatchObject(story);
});

it('reads Blogger’s answer to a script', async () => {
  expectConsole('warn', /text before the JSON/);
  const feed = `// API callback\ngdata.io.handleScriptLoaded(${JSON.stringify(blogger({}))});`;
  expect((await storyIn(feed))?.title).toBe('Rain');
});
