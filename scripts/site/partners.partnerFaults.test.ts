import type { SiteConfig } from '@/lib/site/siteSchema';
import site from '@/lib/testing/testSite/site.config';
import { readForm } from './formFaults';
import { partnerFaults, partners } from './partners';

const faultsOf = (given: unknown) => {
  const form = readForm(given);
  return 'faults' in form ? form.faults : [];
};
function formOf(given: SiteConfig) {
  const form = readForm(given);
  if ('faults' in form) throw new Error(form.faults.join('\n'));
  return form;
}
/** What is made of a configuration, which has to be right. */
const madeOf = (given: SiteConfig) => partners(formOf(given).site);

const slot = { unit: '/24/list', sizes: { phone: [320, 100] as [number, number] } };
const ads = { script: 'https://ads.example.com/tag.js', slots: { list: slot } };
const analytics = { script: 'https://count.example.com/count.js' };
const withSize = (phone: unknown) => ({
  ...site,
  ads: { ...ads, slots: { list: { ...slot, sizes: { phone } } } },
});

describe('ads and analytics', () => {
  it('are right as documented', () => {
    expect(faultsOf({ ...site, ads, analytics, consent: 'notNeeded' })).toEqual([]);
  });

  it.each<[unknown, string]>([
    [
      { ...site, ads: { ...ads, script: 'http://ads.example.com/tag.js' } },
      'ads.script must be an https URL, or a script in public/ such as /ads.js',
    ],
    [
      { ...site, analytics: { ...analytics, script: '/deep/count.js' } },
      'analytics.script must be an https URL, or a script in public/ such as /ads.js',
    ],
    [
      { ...site, ads: { kind: 'taboola', slots: { list: slot } } },
      'ads.kind must be gpt or adsense; leave it out if you set script',
    ],
    [
      { ...site, ads: { kind: 'gpt', slots: { list: { ...slot, unit: 'top' } } } },
      'ads.slots.list.unit must be an ad unit path, such as /1234567/top',
    ],
    [
      {
        ...site,
        ads: {
          kind: 'adsense',
          client: 'pub-1234567890123456',
          slots: { list: { ...slot, unit: '1234567890' } },
        },
      },
      'ads.client must be a publisher id, such as ca-pub-1234567890123456',
    ],
    [
      { ...site, analytics: { kind: 'ga4', id: 'UA-12345-1' } },
      'analytics.id must be a measurement id, such as G-AB12CD34EF',
    ],
    [
      { ...site, analytics: { kind: 'matomo', url: 'https://stats.example.com', site: 0 } },
      'analytics.site must be the number of a site',
    ],
    [{ ...site, ads: { ...ads, slots: {} } }, 'ads.slots must have a slot'],
    [
      { ...site, ads: { ...ads, slots: { ...ads.slots, footer: slot } } },
      'ads.slots has the unknown field footer',
    ],
    [
      withSize([320]),
      'ads.slots.list.sizes.phone must be a width and a height in px, such as [320, 100]',
    ],
    [withSize([320, 0]), 'ads.slots.list.sizes.phone.1 must be 1 px or more'],
    [withSize([320, 2001]), 'ads.slots.list.sizes.phone.1 must be 2000 px or less'],
    [withSize([320.5, 50]), 'ads.slots.list.sizes.phone.0 must be a whole number of px'],
    [
      { ...site, analytics: { ...analytics, attributes: { onload: 'x()' } } },
      'analytics.attributes.onload must be an attribute such as data-site',
    ],
    [{ ...site, analytics: { ...analytics, id: 'x' } }, 'analytics has the unknown field id'],
    [{ ...site, consent: 'maybe' }, 'consent must be needed or notNeeded'],
  ])('%#: a fault is one clear line', (given, line) => {
    expect(faultsOf(given)).toEqual([line]);
  });

  it.each([
    'https://*',
    'https://*.com',
    'https://ads.*.com',
    'https:',
    'http://ads.example.com',
    'https://ads.example.com/tag',
    'ads.example.com',
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example https://b.example',
  ])('name no host such as %s', (host) => {
    expect(faultsOf({ ...site, ads: { ...ads, hosts: { script: [host] } } })).toEqual([
      'ads.hosts.script.0 must be an https origin without path, such as https://cdn.example.com or https://*.example.com',
    ]);
  });

  it('name hosts of a domain together, and pictures from anywhere', () => {
    const hosts = { frame: ['https://*.frames.example.com'], img: ['https:'] };
    expect(madeOf({ ...site, ads: { ...ads, hosts } }).POLICY).toMatchObject(hosts);
  });

  it('may come from a file of the folder, which is there', () => {
    const own = { ...site, ads: { ...ads, script: '/ads.js' } };
    expect(madeOf(own)).toMatchObject({ ADS: { script: '/ads.js' }, POLICY: { script: [] } });
    const folder = (files: readonly string[]) => ({ has: (file: string) => files.includes(file) });
    const { site: read } = formOf(own);
    expect(partnerFaults(read, folder(['public/ads.js']))).toEqual([]);
    expect(partnerFaults(read, folder([]))).toEqual([
      'ads.script is /ads.js, but public/ads.js is missing',
    ]);
  });

  it('bring each host into the policy once, and none without them', () => {
    const origin = 'https://ads.example.com';
    const hosts = { script: [origin], img: [origin] };
    expect(madeOf({ ...site, ads: { ...ads, hosts }, analytics }).POLICY).toEqual({
      script: [origin, 'https://count.example.com'],
      frame: [],
      img: [origin],
      connect: [],
    });
    expect(madeOf(site)).toMatchObject({
      ADS: null,
      ANALYTICS: null,
      POLICY: { script: [], frame: [], img: [], connect: [] },
    });
  });

  it('ask anew when a company or a host is another, and not for another slot', () => {
    const version = (given: object) =>
      madeOf({ ...site, ads: { ...ads, ...given } }).CONSENT_VERSION;
    const before = version({});
    expect(version({ slots: { article: slot } })).toBe(before);
    expect(version({ script: 'https://other.example.com/tag.js' })).not.toBe(before);
    expect(version({ hosts: { img: ['https://pixel.example.com'] } })).not.toBe(before);
  });
});
