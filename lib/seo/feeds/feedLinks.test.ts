import { feedLinks, feedUrl } from './feedLinks';

beforeEach(() => {
  process.env.SITE_URL = 'https://narmada24.example';
  process.env.NEWS_API_URL = 'https://api.example.org';
});

const ALL = { url: 'https://narmada24.example/feeds/en/all.rss', title: 'Narmada 24 (RSS)' };

it('has a URL for each section, language and form', () => {
  expect(feedUrl('madhya-pradesh', 'hi', 'atom')).toBe(
    'https://narmada24.example/feeds/hi/madhya-pradesh.atom',
  );
});

it.each([
  ['/', [ALL]],
  ['/news/a%2Fb', [ALL]],
  ['/tools/emi-calculator', [ALL]],
  [
    '/business',
    [
      {
        url: 'https://narmada24.example/feeds/en/business.rss',
        title: 'Business | Narmada 24 (RSS)',
      },
      ALL,
    ],
  ],
  [
    '/sports/cricket',
    [
      {
        url: 'https://narmada24.example/feeds/en/cricket.rss',
        title: 'Business | Narmada 24 (RSS)',
      },
      ALL,
    ],
  ],
  [
    '/india/west-bengal',
    [
      {
        url: 'https://narmada24.example/feeds/en/west-bengal.rss',
        title: 'Business | Narmada 24 (RSS)',
      },
      ALL,
    ],
  ],
])('offers on %s its own feed and the whole site’s', (path, expected) => {
  expect(feedLinks(path, 'en', 'Narmada 24', 'Business')['application/rss+xml']).toEqual(expected);
});

it('offers every form by its media type, in the page’s language', () => {
  expect(feedLinks('/', 'hi', 'नर्मदा 24', '')).toEqual({
    'application/rss+xml': [
      { url: 'https://narmada24.example/feeds/hi/all.rss', title: 'नर्मदा 24 (RSS)' },
    ],
    'application/atom+xml': [
      { url: 'https://narmada24.example/feeds/hi/all.atom', title: 'नर्मदा 24 (Atom)' },
    ],
    'application/feed+json': [
      { url: 'https://narmada24.example/feeds/hi/all.json', title: 'नर्मदा 24 (JSON Feed)' },
    ],
  });
});
