/**
 * Every fixed page: its URL without language prefix, and the key of its title in the messages'
 * `Pages`.
 */
export const PAGES = {
  '/': 'home',
  '/india': 'india',
  '/world': 'world',
  '/business': 'business',
  '/sports': 'sports',
  '/sports/cricket': 'cricket',
  '/sports/ipl': 'ipl',
  '/sports/football': 'football',
  '/sports/others': 'others',
  '/entertainment': 'entertainment',
  '/entertainment/bollywood': 'bollywood',
  '/entertainment/ott': 'ott',
  '/entertainment/tv': 'tv',
  '/technology': 'technology',
  '/lifestyle': 'lifestyle',
  '/astrology': 'astrology',
  '/opinion': 'opinion',
  '/live-tv': 'liveTv',
  '/photos': 'photos',
  '/videos': 'videos',
  '/short-videos': 'shortVideos',
  '/web-stories': 'webStories',
  '/podcasts': 'podcasts',
  '/movie-reviews': 'movieReviews',
  '/premium': 'premium',
  '/contact-us': 'contactUs',
  '/careers': 'careers',
  '/advertise-with-us': 'advertise',
  '/privacy-policy': 'privacy',
  '/terms-conditions': 'terms',
  '/download-app': 'downloadApp',
  '/search': 'search',
  '/tools/emi-calculator': 'emi',
  '/tools/pin-finder': 'pin',
  '/tools/bmi-calculator': 'bmi',
  '/tools/fuel-prices': 'fuel',
  '/tools/metal-rates': 'metals',
  '/tools/aqi-checker': 'aqi',
  '/tools/horoscope': 'horoscope',
} as const satisfies Record<`/${string}`, string>;

export type PagePath = keyof typeof PAGES;
export type PageKey = (typeof PAGES)[PagePath];
/** A page beneath /tools. */
export type ToolPath = Extract<PagePath, `/tools/${string}`>;
export type Page = { path: PagePath; key: PageKey };

const page = <P extends PagePath>(path: P): { path: P; key: (typeof PAGES)[P] } => ({
  path,
  key: PAGES[path],
});
const withIcon = <P extends PagePath>(path: P, icon: string) => ({ ...page(path), icon });

/** Whether a URL is one of the fixed pages. */
export function isPage(path: string): path is PagePath {
  return Object.hasOwn(PAGES, path);
}

/**
 * Whether a URL, with or without a query, is this page or lies beneath it. Nothing lies
 * beneath home.
 */
export function isWithin(url: string, ancestor: PagePath): boolean {
  const [path = ''] = url.split('?');
  return path === ancestor || (ancestor !== '/' && path.startsWith(`${ancestor}/`));
}

/** The row of sections under the masthead, and the large links of the full-screen menu. */
export const MAIN_NAV = (
  [
    '/',
    '/india',
    '/world',
    '/business',
    '/sports',
    '/entertainment',
    '/technology',
    '/lifestyle',
  ] as const
).map(page);

/** What the full-screen menu adds to the sections. */
export const MENU_EXTRA = [
  withIcon('/live-tv', 'tv'),
  withIcon('/download-app', 'down'),
  withIcon('/contact-us', 'call'),
];

/** Sections with no place in the main row; the full-screen menu and the footer lead to them. */
export const MENU_MORE = [
  withIcon('/premium', 'premium'),
  withIcon('/short-videos', 'short'),
  withIcon('/web-stories', 'stories'),
  withIcon('/podcasts', 'mic'),
  withIcon('/movie-reviews', 'film'),
];

/** The grid under the hero of the home page. */
export const QUICK_ACCESS = [
  withIcon('/live-tv', 'tv'),
  withIcon('/premium', 'premium'),
  withIcon('/videos', 'video'),
  withIcon('/short-videos', 'short'),
  withIcon('/web-stories', 'stories'),
  withIcon('/photos', 'gallery'),
  withIcon('/podcasts', 'mic'),
  withIcon('/movie-reviews', 'film'),
  withIcon('/opinion', 'quote'),
];

export const COMPANY = (
  [
    '/contact-us',
    '/careers',
    '/advertise-with-us',
    '/privacy-policy',
    '/terms-conditions',
    '/download-app',
  ] as const
).map(page);

export const TOOLS = [
  withIcon('/tools/emi-calculator', 'emi'),
  withIcon('/tools/pin-finder', 'pin'),
  withIcon('/tools/bmi-calculator', 'bmi'),
  withIcon('/tools/fuel-prices', 'fuel'),
  withIcon('/tools/metal-rates', 'gold'),
  withIcon('/tools/aqi-checker', 'aqi'),
  withIcon('/tools/horoscope', 'sign'),
];

/** The footer's quick links: every section but home. */
export const FOOTER_QUICK = [
  ...MAIN_NAV.filter(({ path }) => path !== '/'),
  ...(['/astrology', '/opinion', '/live-tv', '/photos', '/videos'] as const).map(page),
  ...MENU_MORE.map(({ path }) => page(path)),
];
