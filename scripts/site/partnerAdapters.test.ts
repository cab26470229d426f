import type { SiteConfig } from '@/lib/site/siteSchema';
import site from '@/lib/testing/testSite/site.config';
import { readForm } from './formFaults';
import { partnerFaults, partners } from './partners';
import { rootFiles } from './rootFiles';

function readOf(given: Partial<SiteConfig>) {
  const form = readForm({ ...site, ...given });
  if ('faults' in form) throw new Error(form.faults.join('\n'));
  return form.site;
}
const faultsOf = (given: object) => {
  const form = readForm({ ...site, ...given });
  return 'faults' in form ? form.faults : [];
};

const slot = (unit: string) => ({
  list: { unit, sizes: { phone: [320, 100] as [number, number] } },
});
const gpt: SiteConfig['ads'] = { kind: 'gpt', slots: slot('/1234567/list') };
const adsense: SiteConfig['ads'] = {
  kind: 'adsense',
  client: 'ca-pub-1234567890123456',
  slots: slot('1234567890'),
};

describe('adapters', () => {
  it.each<[string, Partial<SiteConfig>, object]>([
    [
      'GA4',
      { analytics: { kind: 'ga4', id: 'G-AB12CD34EF' } },
      {
        script: ['https://www.googletagmanager.com'],
        frame: [],
        img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        connect: [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ],
      },
    ],
    [
      'Plausible',
      { analytics: { kind: 'plausible', script: 'https://plausible.io/js/pa-1.js' } },
      {
        script: ['https://plausible.io'],
        frame: [],
        img: [],
        connect: ['https://plausible.io'],
      },
    ],
    [
      'Matomo, whose script may be elsewhere',
      {
        analytics: {
          kind: 'matomo',
          url: 'https://paper.matomo.cloud',
          script: 'https://cdn.matomo.cloud/paper.matomo.cloud/matomo.js',
          site: 1,
        },
      },
      {
        script: ['https://cdn.matomo.cloud'],
        frame: [],
        img: ['https://paper.matomo.cloud'],
        connect: ['https://paper.matomo.cloud'],
      },
    ],
  ])('allow %s what it needs, and no more', (_, given, policy) => {
    expect(partners(readOf(given)).POLICY).toEqual(policy);
  });

  it.each([
    ['Ad Manager', gpt, 'https://securepubads.g.doubleclick.net'],
    ['AdSense', adsense, 'https://pagead2.googlesyndication.com'],
  ] as const)('allow %s to evaluate, and Google’s ad hosts', (_, ads, origin) => {
    const { POLICY } = partners(readOf({ ads }));
    expect(POLICY.script[0]).toBe(origin);
    expect(POLICY.script).toContain("'unsafe-eval'");
    expect(POLICY).toMatchObject(
      Object.fromEntries(
        ['frame', 'img', 'connect'].map((kind) => [
          kind,
          expect.arrayContaining(['https://*.googlesyndication.com', 'https://*.doubleclick.net']),
        ]),
      ),
    );
  });

  it('take hosts of the folder beside their own', () => {
    const hosts = { connect: ['https://stats.g.doubleclick.net'] };
    const { POLICY } = partners(readOf({ analytics: { kind: 'ga4', id: 'G-AB12CD34EF', hosts } }));
    expect(POLICY).toMatchObject({ connect: expect.arrayContaining(hosts.connect) });
  });

  it('tell Google’s tag of ads where readers are asked for them too', () => {
    const analytics: SiteConfig['analytics'] = { kind: 'ga4', id: 'G-AB12CD34EF' };
    const adapter = (given: Partial<SiteConfig>) => partners(readOf(given)).ANALYTICS?.adapter;
    expect(adapter({ analytics })).toEqual({ name: 'ga4', id: 'G-AB12CD34EF', hasAds: false });
    expect(adapter({ analytics, ads: gpt })).toMatchObject({ hasAds: true });
  });
});

describe('files at the root', () => {
  it('are none without fields', () => {
    expect(rootFiles(readOf({}))).toEqual({});
  });

  it('have a line for AdSense, once', () => {
    const line = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';
    const made = { 'public/ads.txt': `${line}\n` };
    expect(rootFiles(readOf({ ads: adsense }))).toEqual(made);
    expect(rootFiles(readOf({ ads: adsense, adsTxt: [line] }))).toEqual(made);
  });

  it('are as the fields say', () => {
    const adsTxt = ['# sold by', 'OWNERDOMAIN=example.org', 'seller.example.org, 7, RESELLER'];
    expect(rootFiles(readOf({ adsTxt, appAdsTxt: adsTxt.slice(0, 1) }))).toEqual({
      'public/ads.txt': '# sold by\nOWNERDOMAIN=example.org\nseller.example.org, 7, RESELLER\n',
      'public/app-ads.txt': '# sold by\n',
    });
  });

  it('are not made where the folder has them', () => {
    const read = readOf({ adsTxt: ['# a'], security: { contacts: ['mailto:a@example.org'] } });
    expect(partnerFaults(read, { has: () => true })).toEqual([
      'creates public/ads.txt, but the folder has that file too: remove one of them',
      'creates public/.well-known/security.txt, but the folder has that file too: remove one of them',
    ]);
  });

  it.each([
    [
      { adsTxt: ['google.com pub-1 DIRECT'] },
      'adsTxt.0 must be a line of ads.txt, such as google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0',
    ],
    [
      { security: { contacts: ['security@example.org'] } },
      'security.contacts.0 must be an https, mailto or tel address, such as mailto:security@example.org',
    ],
    [
      { verification: { google: '<meta name="google-site-verification" content="abcdefgh">' } },
      'verification.google must be the value of content="…" in the meta tag: 8 to 100 letters, digits, - and _',
    ],
  ])('%#: a fault is one clear line', (given, line) => {
    expect(faultsOf(given)).toEqual([line]);
  });
});
