import * as xml from '@/lib/format/xmlDocument';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { NOW } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { sitemapIndexResponse, sitemapResponse } from './sitemapResponse';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/format/xmlDocument', () => ({
  xmlDocument: jest.fn(jest.requireActual<typeof xml>('@/lib/format/xmlDocument').xmlDocument),
}));

const REQUEST = new Request('http://localhost:3000/sitemap.xml');
const PUBLISHED = new Date(NOW - 60_000).toISOString();

const upstream = fakeUpstream();
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  speakOnServer('en');
  for (const path of ['/breaking-news', '/featured-stories', '/news'])
    upstream.sends(path, [{ id: `of${path}`, title: 'Rain', timestamp: PUBLISHED }]);
});
afterEach(() => jest.useRealTimers());

it.each(['index', 'pages.xml', 'stories.xml', 'news.xml'])(
  '%s is written once for stories that stay the same',
  async (file) => {
    const answer = async () => {
      jest.mocked(xml.xmlDocument).mockClear();
      const response =
        file === 'index'
          ? await sitemapIndexResponse(REQUEST)
          : await sitemapResponse(REQUEST, file);
      expect(await response.text()).toContain('<loc>');
      return jest.mocked(xml.xmlDocument).mock.calls.length;
    };
    expect(await answer()).toBe(1);
    expect(await answer()).toBe(0);
    upstream.sends('/news', [{ id: 'new', title: 'New', timestamp: PUBLISHED }]);
    expect(await answer()).toBe(1);
  },
);

it.each([
  ['pages.xml', 200],
  ['stories.xml', 503],
  ['news.xml', 503],
])('%s has %d when nothing ever answered', async (file, status) => {
  expectConsole('error', /Failed/);
  upstream.reset();
  expect((await sitemapResponse(REQUEST, file)).status).toBe(status);
});
