import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { describeContact, describeHome, describeTool } from './describePage';
import { breadcrumbList, storyList } from './itemLists';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const ORIGIN = 'http://localhost:3000';

describe('breadcrumbList', () => {
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });

  it('leads in a language from home to the page', () => {
    const steps = [
      { path: '/', name: 'होम' },
      { path: '/sports', name: 'खेल' },
      { path: '/sports/cricket', name: 'क्रिकेट' },
    ];
    expect(breadcrumbList('/sports/cricket', steps, 'hi')).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          step(1, 'होम', `${ORIGIN}/hi`),
          step(2, 'खेल', `${ORIGIN}/hi/sports`),
          step(3, 'क्रिकेट', `${ORIGIN}/hi/sports/cricket`),
        ],
      },
    ]);
  });

  it('steps over a folder without a page', () => {
    const [list] = breadcrumbList(
      '/tools/pin-finder',
      [{ path: '/', name: 'Home' }, { name: 'Tools' }, { path: '/tools/pin-finder', name: 'PIN' }],
      'en',
    );
    expect(list?.itemListElement).toEqual([
      step(1, 'Home', `${ORIGIN}/`),
      step(2, 'PIN', `${ORIGIN}/tools/pin-finder`),
    ]);
  });

  it.each([
    ['/', [{ path: '/', name: 'Home' }]],
    ['/nowhere', []],
    ['/news/nobody', [{ path: '/', name: 'Home' }, { name: 'News' }]],
    [
      '/india/atlantis',
      [
        { path: '/', name: 'Home' },
        { path: '/india', name: 'India' },
      ],
    ],
  ])('is none to %s by %j', (page, steps) => {
    expect(breadcrumbList(page, steps, 'en')).toEqual([]);
  });
});

describe('storyList', () => {
  const stories = Array.from({ length: 25 }, (_, at) => ({ id: `a/${at}`, title: `Story ${at}` }));

  it('lists all that the page shows, in order', () => {
    const [page] = storyList({ path: '/world', name: 'Latest from World', stories }, 'hi');
    expect(page).toMatchObject({
      '@type': 'CollectionPage',
      '@id': `${ORIGIN}/hi/world`,
      name: 'Latest from World',
      inLanguage: 'hi-IN',
      isPartOf: { '@id': `${ORIGIN}/hi#website` },
    });
    expect(page?.mainEntity).toEqual({
      '@type': 'ItemList',
      itemListElement: stories.map(({ title }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: `${ORIGIN}/hi/news/a%2F${at}`,
        name: title,
      })),
    });
  });

  it('is none of no stories', () => {
    expect(storyList({ path: '/world', name: 'World', stories: [] }, 'en')).toEqual([]);
  });
});

describe('describeHome', () => {
  it.each([
    ['en', 'Narmada 24', 'नर्मदा 24', `${ORIGIN}/`, `${ORIGIN}/search?q={search_term_string}`],
    ['hi', 'नर्मदा 24', 'Narmada 24', `${ORIGIN}/hi`, `${ORIGIN}/hi/search?q={search_term_string}`],
  ] as const)(
    'names the channel and the site in %s',
    async (locale, name, other, url, urlTemplate) => {
      speakOnServer(locale);
      expect(await describeHome()).toMatchObject([
        {
          '@type': 'NewsMediaOrganization',
          '@id': `${ORIGIN}/#organization`,
          name,
          alternateName: [other],
          contactPoint: { telephone: '+91 120 000 0000', email: 'news@narmada24.example' },
        },
        {
          '@type': 'WebSite',
          '@id': `${url}#website`,
          url,
          name,
          alternateName: [other],
          inLanguage: `${locale}-IN`,
          publisher: { '@id': `${ORIGIN}/#organization` },
          potentialAction: {
            target: { urlTemplate },
            'query-input': 'required name=search_term_string',
          },
        },
      ]);
    },
  );
});

describe('describeTool', () => {
  it.each(TOOL_PATHS)('%s costs nothing and needs a browser', async (path) => {
    speakOnServer('hi');
    expect(await describeTool(path)).toMatchObject([
      {
        '@type': 'WebApplication',
        url: `${ORIGIN}/hi${path}`,
        operatingSystem: 'Any',
        offers: { price: 0, priceCurrency: 'INR' },
        inLanguage: 'hi-IN',
        applicationCategory: expect.stringMatching(
          /^(Finance|Utilities|Health|Lifestyle)Application$/,
        ),
      },
    ]);
  });
});

describe('describeContact', () => {
  it('is about the channel', async () => {
    speakOnServer('en');
    expect(await describeContact()).toMatchObject([
      {
        '@type': 'ContactPage',
        name: 'Contact Us',
        url: `${ORIGIN}/contact-us`,
        mainEntity: { '@id': `${ORIGIN}/#organization` },
      },
    ]);
  });
});
