import type { Page, Route } from '@playwright/test';
import { partnersScript } from '@/app/api/partners.js/partnersScript';
import { contentSecurityPolicy } from '@/lib/request/contentSecurityPolicy';
import { adsSchema, analyticsSchema } from '@/lib/site/partnersSchema';
import { partners } from '@/scripts/site/partners';
import { expect, test } from './fixtures';

// Each company that a site can name by a field, played by the browser's network: pages of the tests' site with the
// policy and the script that such a site has. Ad Manager is in `e2e/kinara`, which is built with it.

type Fake = { contentType?: string; headers?: Record<string, string>; body: string };

const script = (body: string): Fake => ({ contentType: 'text/javascript', body });
const TAKEN: Fake = { headers: { 'access-control-allow-origin': '*' }, body: '' };
const FRAME: Fake = { contentType: 'text/html', body: 'ad' };
/** The smallest picture. */
const PIXEL: Fake = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Tells of the page, and of addresses that it takes without a load, as GA4 and Plausible do by themselves. */
const onPages = (tell: string) => `
  const tell = () => { ${tell} };
  tell();
  const { pushState } = history;
  history.pushState = function (...given) {
    pushState.apply(this, given);
    tell();
  };`;
const PAGE = `'?page=' + location.pathname`;

const GTAG = 'https://www.googletagmanager.com/gtag/js';
const COLLECT = 'https://region1.google-analytics.com/g/collect';
const ADSENSE = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';
const AD = 'https://googleads.g.doubleclick.net/pagead/ads';
const QUALITY = 'https://ep2.adtrafficquality.google/sodar/sodar2.js';
const PLAUSIBLE = 'https://plausible.example.org/js/script.js';
const EVENT = 'https://plausible.example.org/api/event';
const MATOMO = 'https://stats.example.org/matomo.js';
const TRACKER = 'https://stats.example.org/matomo.php';

type Company = {
  name: string;
  /** As `site.config.ts` has them. */
  analytics: object;
  ads?: object;
  answers: Readonly<Record<string, Fake>>;
  /** Where it hears of a page view. */
  told: string;
  frames: readonly string[];
};

const COMPANIES: readonly Company[] = [
  {
    name: 'GA4 beside AdSense',
    analytics: { kind: 'ga4', id: 'G-AB12CD34EF' },
    ads: {
      kind: 'adsense',
      client: 'ca-pub-1234567890123456',
      slots: { list: { unit: '1234567890', sizes: { phone: [320, 100] } } },
    },
    told: COLLECT,
    frames: [AD],
    answers: {
      [GTAG]: script(`
        const [consent, , config] = window.dataLayer;
        if (consent[2].ad_storage === 'granted' && config[1] === 'G-AB12CD34EF') {
          ${onPages(`navigator.sendBeacon('${COLLECT}' + ${PAGE})`)}
        }`),
      [COLLECT]: TAKEN,
      // Evaluates, loads more of its own, and frames the ad, as Google's does.
      [ADSENSE]: script(`
        new Function('return true')();
        const more = document.createElement('script');
        more.src = '${QUALITY}';
        document.head.append(more);
        for (const slot of document.querySelectorAll('ins.adsbygoogle')) {
          const frame = document.createElement('iframe');
          frame.src = '${AD}?client=' + slot.dataset.adClient + '&slot=' + slot.dataset.adSlot;
          slot.append(frame);
        }`),
      [QUALITY]: script(''),
      [AD]: FRAME,
    },
  },
  {
    name: 'Plausible',
    analytics: { kind: 'plausible', script: PLAUSIBLE, domain: 'example.org' },
    told: EVENT,
    frames: [],
    answers: {
      [PLAUSIBLE]: script(`
        const { domain } = document.currentScript.dataset;
        ${onPages(`fetch('${EVENT}' + ${PAGE}, { method: 'POST', body: domain, keepalive: true })`)}`),
      [EVENT]: TAKEN,
    },
  },
  {
    name: 'Matomo',
    analytics: { kind: 'matomo', url: 'https://stats.example.org', site: 7 },
    told: TRACKER,
    frames: [],
    answers: {
      [MATOMO]: script(`
        const known = {};
        const run = ([name, value]) => {
          known[name] = value;
          if (name === 'trackPageView')
            new Image().src = known.setTrackerUrl + ${PAGE} + '&idsite=' + known.setSiteId;
        };
        window._paq.forEach(run);
        window._paq = { push: (...commands) => commands.forEach(run) };`),
      [TRACKER]: PIXEL,
    },
  },
];

const QUESTION = `
  <section id="consent" hidden><button value="no">No</button><button value="yes">Yes</button></section>
  <div id="ad-list" data-ad-unit="1234567890" data-ad-phone="320x100" data-ad-desktop="320x100"></div>`;

/** Sends a page of the tests' site as that of one with these partners. */
async function asPartnered(route: Route, policy: ReturnType<typeof partners>['POLICY']) {
  const response = await route.fetch();
  const { 'content-security-policy': own = '', ...headers } = response.headers();
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(own) ?? [];
  const parts = `${QUESTION}<script defer src="/api/partners.js" nonce="${nonce}"></script></body>`;
  await route.fulfill({
    status: response.status(),
    headers: {
      ...headers,
      'content-security-policy': contentSecurityPolicy(nonce, {
        partners: policy,
      }),
    },
    body: (await response.text()).replace('</body>', parts),
  });
}

/** What a page of such a site asks other hosts for, and the views of pages that it tells. */
async function partnered(page: Page, site: string, company: Company) {
  const given = {
    consent: 'needed' as const,
    analytics: analyticsSchema.parse(company.analytics),
    ...(company.ads && { ads: adsSchema.parse(company.ads) }),
  };
  const { ADS: ads, ANALYTICS: analytics, CONSENT_VERSION: version, POLICY } = partners(given);
  const source = partnersScript({ ads, analytics, consent: given.consent, version });
  const asked: URL[] = [];
  await page.route(`${site}/**`, (route) =>
    route.request().resourceType() === 'document' ? asPartnered(route, POLICY) : route.continue(),
  );
  await page.route('**/api/partners.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  await page.route(
    (url) => url.origin !== site,
    async (route) => {
      const url = new URL(route.request().url());
      asked.push(url);
      const answer = company.answers[url.origin + url.pathname];
      await (answer ? route.fulfill(answer) : route.abort());
    },
  );
  return {
    asked: () => asked.map(({ origin, pathname }) => origin + pathname),
    pages: () =>
      asked
        .filter(({ origin, pathname }) => origin + pathname === company.told)
        .map(({ searchParams }) => searchParams.get('page')),
  };
}

for (const company of COMPANIES)
  test(`${company.name}: nothing before a yes, then a view of each page, by the policy as it is sent`, async ({
    page,
    site,
  }) => {
    const { asked, pages } = await partnered(page, site, company);
    await page.goto('/sports');
    await expect(page.locator('#consent')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual([]);

    await page.locator('#consent [value=yes]').click();
    await expect.poll(pages).toEqual(['/sports']);
    await page.locator('h3 [data-action=read]').first().click();
    await expect(page).toHaveURL(/\/news\//);
    const read = new URL(page.url()).pathname;
    await expect.poll(pages).toEqual(['/sports', read]);

    await page.goto('/privacy-policy');
    await expect.poll(pages).toEqual(['/sports', read, '/privacy-policy']);
    await page.waitForLoadState('networkidle');
    expect([...new Set(asked())].sort()).toEqual(Object.keys(company.answers).sort());
    expect(
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url().split('?')[0]),
    ).toEqual(company.frames);
  });
