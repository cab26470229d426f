import { startStorySocialCard } from '@/lib/images/cards/storySocialCard';
import { err, ok } from '@/lib/result';
import { getStory } from '@/lib/stories/getStory';
import { knownStories } from '@/lib/stories/knownStories';
import type { Story } from '@/lib/story/story';
import { coverage } from '@/lib/testing/liveCoverage';
import { story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { storyMetadata } from './storyMetadata';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/stories/getStory', () => ({ getStory: jest.fn() }));
jest.mock('@/lib/request/requestTime', () => ({
  requestTime: () => Promise.resolve(1_796_000_000_000),
}));
jest.mock('@/lib/stories/knownStories', () => ({ knownStories: jest.fn() }));
jest.mock('@/lib/images/cards/storySocialCard', () => ({
  startStorySocialCard: jest.fn(() => Promise.resolve()),
}));

beforeEach(() => {
  process.env.SITE_URL = 'https://narmada24.example';
  process.env.NEWS_API_URL = 'https://api.example.org';
});

const listed = (...stories: Story[]) => jest.mocked(knownStories).mockResolvedValue(stories);
beforeEach(() => listed());

const metadataOf = async (
  locale: 'en' | 'hi',
  found: Awaited<ReturnType<typeof getStory>>,
  page?: string,
) => {
  jest.mocked(getStory).mockResolvedValue(found);
  speakOnServer(locale);
  return storyMetadata('a%2Fb', { page });
};

describe('storyMetadata', () => {
  it('says in social cards that a story goes on, and what is new', async () => {
    const live = story({ live: 'on', coverage: coverage(2) });
    expect(await metadataOf('en', ok(live))).toMatchObject({
      title: 'Monsoon reaches the hills | Narmada 24',
      description: 'It rained. Then it stopped.',
      openGraph: { title: 'Live: Monsoon reaches the hills', description: 'Update 2' },
    });
  });

  it.each([
    { page: '1', query: '', title: 'Monsoon reaches the hills' },
    { page: '2', query: '?page=2', title: 'Monsoon reaches the hills – page 2' },
  ])('gives page $page of a live story a URL and a title of its own', async (given) => {
    const live = story({ id: 'flood', live: 'on', coverage: coverage(61) });
    const url = 'https://narmada24.example/news/flood';
    expect(await metadataOf('en', ok(live), given.page)).toMatchObject({
      title: `${given.title} | Narmada 24`,
      alternates: {
        canonical: url + given.query,
        languages: { 'hi-IN': `https://narmada24.example/hi/news/flood${given.query}` },
      },
      openGraph: { url },
    });
  });

  it('names no other languages of the later pages of a translated live story', async () => {
    const live = story({ id: 'rain', live: 'on', coverage: coverage(61) });
    listed(live, story({ id: 'rain-hi', lang: 'hi' }));
    const { alternates } = await metadataOf('hi', ok(live), '2');
    expect([alternates?.canonical, alternates?.languages]).toEqual([
      'https://narmada24.example/news/rain?page=2',
      undefined,
    ]);
  });

  it('describes an article in English', async () => {
    const metadata = await metadataOf('en', ok(story({ id: 'a/b', category: 'weather' })));
    expect(metadata).toMatchObject({
      title: 'Monsoon reaches the hills | Narmada 24',
      description: 'It rained. Then it stopped.',
      alternates: {
        canonical: 'https://narmada24.example/news/a%2Fb',
        languages: {
          'en-IN': 'https://narmada24.example/news/a%2Fb',
          'hi-IN': 'https://narmada24.example/hi/news/a%2Fb',
          'x-default': 'https://narmada24.example/news/a%2Fb',
        },
      },
      openGraph: {
        type: 'article',
        locale: 'en_IN',
        alternateLocale: ['hi_IN'],
        siteName: 'Narmada 24',
        publishedTime: '2026-11-20T06:25:00.000Z',
        modifiedTime: '2026-11-20T06:25:00.000Z',
        section: 'Weather',
      },
      twitter: { card: 'summary_large_image', title: 'Monsoon reaches the hills' },
    });
  });

  it.each(['en', 'hi'] as const)(
    'leads from the frame in %s to the story’s own, and to its translation',
    async (locale) => {
      const rain = story({ id: 'rain' });
      listed(rain, story({ id: 'rain-hi', lang: 'hi' }));
      expect(await metadataOf(locale, ok(rain))).toMatchObject({
        alternates: {
          canonical: 'https://narmada24.example/news/rain',
          languages: {
            'en-IN': 'https://narmada24.example/news/rain',
            'hi-IN': 'https://narmada24.example/hi/news/rain-hi',
            'x-default': 'https://narmada24.example/news/rain',
          },
        },
        openGraph: { locale: `${locale}_IN`, url: 'https://narmada24.example/news/rain' },
      });
    },
  );

  it('knows a translation by its id alone, once it is in no list', async () => {
    const rain = story({ id: '7', translatedIds: { en: '7', hi: '8' } });
    expect((await metadataOf('hi', ok(rain))).alternates).toMatchObject({
      canonical: 'https://narmada24.example/news/7',
      languages: { 'hi-IN': 'https://narmada24.example/hi/news/8' },
    });
  });

  it('keeps to Hindi URLs and names in Hindi', async () => {
    const metadata = await metadataOf('hi', ok(story({ id: 'a' })));
    expect(metadata).toMatchObject({
      title: 'Monsoon reaches the hills | नर्मदा 24',
      alternates: { canonical: 'https://narmada24.example/hi/news/a' },
      openGraph: { locale: 'hi_IN', url: 'https://narmada24.example/hi/news/a', section: 'मौसम' },
    });
  });

  it('shows the story’s own social card, which is started at once', async () => {
    const { openGraph } = await metadataOf('hi', ok(story({ id: 'a/b' })));
    const url = expect.stringMatching(
      /^https:\/\/narmada24\.example\/og\/a%2Fb\.[0-9a-f]{12}\.hi\.jpg$/,
    );
    expect(openGraph?.images).toEqual([
      { url, width: 1200, height: 630, type: 'image/jpeg', alt: 'Monsoon reaches the hills' },
    ]);
    expect(startStorySocialCard).toHaveBeenCalledWith(expect.objectContaining({ id: 'a/b' }), 'hi');
  });

  it('says when the story was last changed, where that is known', async () => {
    const { openGraph } = await metadataOf(
      'en',
      ok(story({ modifiedAt: '2026-11-20T06:28:00.000Z' })),
    );
    expect(openGraph).toMatchObject({
      publishedTime: '2026-11-20T06:25:00.000Z',
      modifiedTime: '2026-11-20T06:28:00.000Z',
    });
  });

  it('says nothing of a time that is still to come', async () => {
    const publishedAt = '2027-01-01T00:00:00.000Z';
    const { openGraph } = await metadataOf('en', ok(story({ publishedAt })));
    expect(openGraph).not.toHaveProperty('publishedTime');
  });

  it('names the site once where editors end a title in it, and says once that a story is live', async () => {
    const title = 'LIVE: Rain in Sagar';
    const meta = { title: `${title} - Narmada 24` };
    const live = story({ title, meta, live: 'on', coverage: coverage(1) });
    expect(await metadataOf('en', ok(live))).toMatchObject({
      title: 'LIVE: Rain in Sagar | Narmada 24',
      openGraph: { title },
    });
  });

  it('says nothing of a time or a section that is not known', async () => {
    const { openGraph } = await metadataOf('en', ok(story({ publishedAt: null, category: null })));
    expect(Object.keys(openGraph ?? {}).filter((key) => /Time|section/.test(key))).toEqual([]);
  });

  it.each([
    ['en', 'No news found | Narmada 24'],
    ['hi', 'यह ख़बर नहीं मिली | नर्मदा 24'],
  ] as const)('keeps a missing story out of search engines (%s)', async (locale, title) => {
    expect(await metadataOf(locale, err('absent'))).toEqual({ title, robots: { index: false } });
  });

  it('calls a story that cannot be had now not missing', async () => {
    expect(await metadataOf('en', err('unknown'))).toMatchObject({
      title: 'The story cannot be opened right now | Narmada 24',
    });
  });

  it('says what editors have set, within 160 letters', async () => {
    const meta = {
      title: 'For search',
      description: 'x'.repeat(200),
      socialTitle: 'For social cards',
      socialDescription: 'y'.repeat(200),
    };
    const metadata = await metadataOf('en', ok(story({ meta })));
    const shared = { title: 'For social cards', description: 'y'.repeat(160) };
    expect(metadata).toMatchObject({
      title: 'For search | Narmada 24',
      description: 'x'.repeat(160),
      openGraph: shared,
      twitter: shared,
    });
  });

  it('gives social cards the titles and texts for search where there are no others', async () => {
    const meta = { title: 'For search', description: 'Wet.' };
    expect((await metadataOf('en', ok(story({ meta })))).openGraph).toMatchObject(meta);
  });

  it('shows the picture that editors chose for social cards', async () => {
    const socialPicture = 'https://api.example.org/pictures/og.jpg';
    const [own, chosen] = await Promise.all(
      [{}, { meta: { socialPicture } }].map((given) => metadataOf('en', ok(story(given)))),
    );
    expect(chosen?.openGraph?.images).not.toEqual(own?.openGraph?.images);
  });

  it('leads search engines to the original of a copy, and to no other language of it', async () => {
    const canonicalUrl = 'https://agency.example/s';
    const { alternates, openGraph } = await metadataOf('hi', ok(story({ id: 'a', canonicalUrl })));
    expect([alternates?.canonical, alternates?.languages]).toEqual([canonicalUrl, undefined]);
    expect(openGraph?.url).toBe('https://narmada24.example/hi/news/a');
  });

  it('keeps out of search engines what its editors keep out', async () => {
    const { robots } = await metadataOf('en', ok(story({ unlisted: true })));
    expect(robots).toEqual({ index: false });
  });

  it('keeps a sample out of search engines, and offers no other form of it', async () => {
    const sample = await metadataOf(
      'en',
      ok(story({ sample: true, picture: '/scenes/train.svg' })),
    );
    expect(sample.robots).toEqual({ index: false });
    expect(sample.alternates?.types).not.toHaveProperty('text/markdown');
    expect((await metadataOf('en', ok(story()))).robots).toMatchObject({ index: true });
  });
});
