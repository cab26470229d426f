import { archive, archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { story } from '@/lib/testing/samples';
import { newAddress } from './newAddress';

jest.mock('@/lib/provider/chosenSource', () => ({ chosenSource: () => archiveSource }));

const HINDI = '/2024/03/%E0%A4%AA%E0%A5%81%E0%A4%B2';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.storyAddresses'));
  fillArchive({
    stories: [story({ id: '7', lang: 'hi' }), story({ id: '8' })],
    addresses: {
      '/pul': '7',
      '/2024/03/pul': '7',
      [HINDI]: '7',
      '/archives/866': '8',
      '/2024/amp': '8',
      '/hi/rain': '8',
      '/news/8': '8',
      '/p/0a1b': '8',
      '/156': '7',
      '/2019': '7',
      '/world/12': '7',
      '/hindi/pul-2': '7',
    },
    filings: {
      vishwa: { category: 'world', state: null },
      विश्व: { category: 'world', state: null },
      5: { category: 'world', state: null },
      'mp-news': { category: null, state: 'madhyapradesh' },
    },
  });
});

it.each([
  // Stories, and forms of them.
  ['/2024/03/pul', '/hi/news/7'],
  ['/2024/03/pul/amp', '/hi/news/7'],
  ['/2024/03/pul/AMP', '/hi/news/7'],
  ['/2024/03/pul/feed', '/hi/news/7'],
  ['/2024/03/pul/feed/atom', '/hi/news/7'],
  ['/2024/03/pul/comment-page-1', '/hi/news/7'],
  ['/2024/03/pul/comment-page-12/amp', '/hi/news/7'],
  ['/2024/03/pul/2', '/hi/news/7'],
  ['/2024/03/pul/2/amp', '/hi/news/7'],
  ['/2024/03/pul/trackback', '/hi/news/7'],
  ['/2024/03/pul/embed', '/hi/news/7'],
  ['/2024/03/pul/print', '/hi/news/7'],
  [`${HINDI}/amp`, '/hi/news/7'],
  [`/hi${HINDI}`, '/hi/news/7'],
  [`/hi${HINDI}/feed`, '/hi/news/7'],
  ['/mr/2024/03/pul', '/hi/news/7'],
  ['/index.php/2024/03/pul', '/hi/news/7'],
  ['/amp/2024/03/pul', '/hi/news/7'],
  ['/pul/amp', '/hi/news/7'],
  ['/hi/rain', '/news/8'],
  ['/2024/03/pul/attachment/photo', '/hi/news/7'],
  ['/2024/03/pul/all/1', '/hi/news/7'],
  ['/2024/03/pul/pdf', '/hi/news/7'],
  ['/2024/03/pul/mobile', '/hi/news/7'],
  ['/2024/03/pul.html', '/hi/news/7'],
  ['/2024/03/pul.html/amp', '/hi/news/7'],
  ['/pul.php', '/hi/news/7'],
  ['/pul.amp', '/hi/news/7'],
  ['/m/2024/03/pul', '/hi/news/7'],
  ['/mobile/2024/03/pul', '/hi/news/7'],
  ['/hindi/2024/03/pul', '/hi/news/7'],
  ['/2024//03/pul', '/hi/news/7'],
  ['/news//8', '/news/8'],
  // What looks like such a form and is none.
  ['/archives/866', '/news/8'],
  ['/2024/amp', '/news/8'],
  // What a message left behind them.
  ['/2024/03/pul%E0%A5%A4', '/hi/news/7'],
  ['/pul)', '/hi/news/7'],
  ['/news/8%E0%A5%A4', '/news/8'],
  ['/hi/news/8%20', '/hi/news/8'],
  ['/news/8%E2%80%8B', '/news/8'],
  ['/news/8%2E', '/news/8'],
  ['/news/8/amp', '/news/8'],
  ['/news/8/feed', '/news/8'],
  ['/hi/india%E0%A5%A4', '/hi/india'],
  ['/hi/tag/rain,', '/hi/tag/rain'],
  ['/news/8%F0%9F%91%87', '/news/8'],
  ['/2024/03/pul&utm_source=wa', '/hi/news/7'],
  ['/news/8&fbclid=1', '/news/8'],
  ['/news/8%3Ffbclid=1&a=2', '/news/8'],
  ['/news/8%23comments', '/news/8'],
  ['/news/8%3C/a%3E', '/news/8'],
  ['/news/8&amp;utm_source=x', '/news/8'],
  ['/news/8;jsessionid=A1', '/news/8'],
  ['/news/8%5Cn', '/news/8'],
  ['/news/8%2F', '/news/8'],
  ['/news/8%252F', '/news/8'],
  ['/news/8_', '/news/8'],
  ['/2024/03/pul%EF%BC%8C', '/hi/news/7'],
  ['/news/8%E2%80%94', '/news/8'],
  ['/news/8&quot;', '/news/8'],
  ['/news/8&gt;', '/news/8'],
  ['/news/8&#39;', '/news/8'],
  ['/news/8%26nbsp%3B', '/news/8'],
  ['/news/8=', '/news/8'],
  ['/news/8&', '/news/8'],
  ['/news/8@', '/news/8'],
  ['/news/8%20via%20WhatsApp', '/news/8'],
  ['/hi/news/8+%E0%A4%AA%E0%A5%9D%E0%A5%87%E0%A4%82', '/hi/news/8'],
  ['/news/8%20https://t.me/a', '/news/8'],
  ['/news/8https://t.me/a', '/news/8'],
  ['/2024/03/pul/%3Futm_source=x', '/hi/news/7'],
  ['/2024/03/pul/&utm_source=x', '/hi/news/7'],
  // Encoded twice.
  [HINDI.replaceAll('%', '%25'), '/hi/news/7'],
  // What other systems put below a story.
  ['/news/8/slug-of-the-story', '/news/8'],
  ['/news/8/share', '/news/8'],
  ['/2024/03/pul/photo-1', '/hi/news/7'],
  // A language spelled in another way, and what comes before one.
  ['/hindi/news/8', '/hi/news/8'],
  ['/Hindi/India', '/hi/india'],
  ['/hi-IN/news/8', '/hi/news/8'],
  ['/hi_in/news/8', '/hi/news/8'],
  ['/english/news/8', '/news/8'],
  ['/amp/hi/news/8', '/hi/news/8'],
  ['/m/hi/world', '/hi/world'],
  ['/hindi/pul-2', '/hi/news/7'],
  ['/hindi', '/hi'],
  ['/hi/hi', '/hi'],
  ['/m', '/'],
  // Stories at bare numbers.
  ['/156', '/hi/news/7'],
  ['/world/12', '/hi/news/7'],
  // Capital letters.
  ['/hi/NEWS/8', '/hi/news/8'],
  ['/News/8', '/news/8'],
  ['/INDIA', '/india'],
  ['/hi/India/Gujarat', '/hi/india/gujarat'],
  ['/Tag/Rain', '/tag/Rain'],
  // Lists and their feeds.
  ['/page/2', '/india'],
  ['/hi/page/2', '/hi/india'],
  ['/category/world', '/world'],
  ['/category/World', '/world'],
  ['/hi/category/vishwa', '/hi/world'],
  ['/category/%E0%A4%B5%E0%A4%BF%E0%A4%B6%E0%A5%8D%E0%A4%B5', '/world'],
  ['/category/sports/cricket', '/sports/cricket'],
  ['/category/sports/kabaddi', '/sports'],
  ['/category/vishwa/page/3', '/world'],
  ['/category/vishwa/feed', '/feeds/en/world.rss'],
  ['/hi/category/vishwa/feed/atom', '/feeds/hi/world.atom'],
  ['/category/mp-news', '/india/madhya-pradesh'],
  ['/category/mp-news/feed', '/feeds/en/madhya-pradesh.rss'],
  ['/tag/rain/page/2', '/tag/rain'],
  ['/tag/%E0%A4%AA/page/2', '/tag/%E0%A4%AA'],
  ['/hi/tag/rain/page/2', '/hi/tag/rain'],
  ['/tag/rain/feed', '/feeds/en/all.rss'],
  ['/tag/rain/rss', '/feeds/en/all.rss'],
  ['/author/asha/page/2', '/author/asha'],
  ['/author/asha/amp', '/author/asha'],
  ['/2024', '/india'],
  ['/hi/date/2024', '/hi/india'],
  ['/2019', '/hi/news/7'],
  ['/2024/03', '/india'],
  ['/2024/03/12', '/india'],
  ['/hi/2024/03/page/2', '/hi/india'],
  ['/2024/03/feed', '/feeds/en/all.rss'],
  ['/news/feed', '/feeds/en/all.rss'],
  ['/hi/news/rss', '/feeds/hi/all.rss'],
  ['/tags/rain', '/tag/rain'],
  ['/tags/rain.html', '/tag/rain'],
  ['/authors/asha.html', '/author/asha'],
  ['/category/vishwa.html', '/world'],
  ['/category', '/india'],
  ['/hi/categories', '/hi/india'],
  ['/tags', '/india'],
  ['/category/5', '/world'],
  ['/category/6', '/india'],
  ['/world/index.xml', '/feeds/en/world.rss'],
  ['/category/vishwa/rss.xml', '/feeds/en/world.rss'],
  ['/2024/03/pul/feed.json', '/hi/news/7'],
  ['/topics/rain/page/2', '/tag/rain'],
  ['/search/label/Rain', '/tag/Rain'],
  ['/authors/asha', '/author/asha'],
  ['/contributor/asha', '/author/asha'],
  ['/people/asha', null], // as likely a category's story
  ['/tagged/rain', '/tag/rain'],
  ['/hashtag/rain', '/tag/rain'],
  ['/2024_03_01_archive.html', '/india'],
  ['/archive/2024/03', '/india'],
  ['/hi/archives', '/hi/india'],
  ['/latest-news/page/2', '/india'],
  ['/blog', '/india'],
  ['/vishwa.html', '/world'],
  ['/hi/vishwa.php', '/hi/world'],
  ['/categories/vishwa', '/world'],
  ['/hi/section/vishwa', '/hi/world'],
  ['/news', '/india'],
  ['/hi/news', '/hi/india'],
  ['/hi/latest-news', '/hi/india'],
  ['/home', '/'],
  ['/hi/home', '/hi'],
  ['/index.html', '/'],
  ['/archives/category/vishwa', '/world'],
  ['/blog/tag/rain', '/tag/rain'],
  ['/archives/author/asha', '/author/asha'],
  ['/archives/date/2024/03', '/india'],
  ['/date/2024/3', '/india'],
  ['/Category/Vishwa', '/world'],
  ['/topic/rain', '/tag/rain'],
  // Categories without their base, and pages spelled in another way.
  ['/vishwa', '/world'],
  ['/hi/vishwa/page/2', '/hi/world'],
  ['/vishwa/feed', '/feeds/en/world.rss'],
  ['/madhya-pradesh', '/india/madhya-pradesh'],
  ['/states/madhya_pradesh', '/india/madhya-pradesh'],
  ['/hi/india/madhyapradesh', '/hi/india/madhya-pradesh'],
  ['/livetv', '/live-tv'],
  ['/hi/video', '/hi/videos'],
  ['/contact', '/contact-us'],
  ['/hi/terms-of-use', '/hi/terms-conditions'],
  ['/tools', '/tools/emi-calculator'],
  ['/hi/tools', '/hi/tools/emi-calculator'],
  ['/world/page/2', '/world'],
  ['/world/amp', '/world'],
  ['/hi/world/feed', '/feeds/hi/world.rss'],
  // Nothing.
  ['/2024/03/nobody/amp', null],
  ['/category/nothing', null],
  ['/category/nothing/feed', null],
  ['/nothing/page/2', null],
  ['/news/nobody', null],
  ['/news/nobody%E0%A5%A4', null],
  ['/news/8', null], // the page itself: were the story there, nobody would ask
  ['/ghost', null],
  ['/2199', null],
  ['/157', null],
  ['/vishwa/nobody', null],
  ['/a/b/vishwa', null],
  ['/contact-us', null],
  ['/world', null],
  [`/news/a${'/2'.repeat(7000)}`, null],
])('%.99s leads to %s', async (address, page) => {
  expect(await newAddress(address)).toEqual({ ok: true, value: page });
});

it('asks for all that an address may mean at once, and no more than six', async () => {
  await newAddress('/hi/mr/made-up/2/amp/2');
  const asked = archive.calls.filter((call) => call.startsWith('idsAt'));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.split(' ').length).toBeLessThanOrEqual(7);
});

it.each(['/2024/03/pul/amp', '/category/nothing'])(
  'does not know %s while the source fails',
  async (address) => {
    archive.failing = new Set(['idsAt', 'filing']);
    expect(await newAddress(address)).toEqual({ ok: false, error: 'unknown' });
  },
);

describe('a later page of a list', () => {
  const filed = (at: number) =>
    story({
      id: `${at}`,
      category: 'world',
      state: 'madhyapradesh',
      tags: [{ name: 'Rain', slug: 'rain' }],
      authors: [{ name: 'आशा', slug: 'आशा' }],
    });
  beforeEach(() =>
    fillArchive({
      stories: Array.from({ length: 30 }, (_, at) => filed(at)),
      filings: { vishwa: { category: 'world', state: null } },
    }),
  );

  it.each([
    ['/tag/rain/page/2', '/tag/rain?page=2'],
    ['/hi/tag/rain/page/2/amp', '/hi/tag/rain?page=2'],
    ['/author/%E0%A4%86%E0%A4%B6%E0%A4%BE/page/2', '/author/%E0%A4%86%E0%A4%B6%E0%A4%BE?page=2'],
    ['/hi/category/vishwa/page/2', '/hi/world?page=2'],
    ['/world/page/2', '/world?page=2'],
    ['/india/madhya-pradesh/page/2', '/india/madhya-pradesh?page=2'],
    ['/page/2', '/india?page=2'],
    // Other systems have shorter pages, and more of them.
    ['/tag/rain/page/3', '/tag/rain'],
    ['/category/vishwa/page/3', '/world'],
    ['/page/99', '/india'],
    ['/page/1', '/india'],
    ['/tag/rain/page/2/feed', '/feeds/en/all.rss'],
  ])('%s leads to %s', async (address, page) => {
    expect(await newAddress(address)).toEqual({ ok: true, value: page });
  });

  it('is the first one while the source fails', async () => {
    archive.failing = new Set(['archive']);
    expect(await newAddress('/world/page/2')).toEqual({ ok: true, value: '/world' });
  });
});
