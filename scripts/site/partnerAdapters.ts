import type { Adapter, PartnerScript } from '@/components/partners/partnerSettings';
import type { Site } from '@/lib/site/siteSchema';

type Ads = NonNullable<Site['ads']>;
type Analytics = NonNullable<Site['analytics']>;
type Sources = Readonly<Record<'script' | 'frame' | 'img' | 'connect', readonly string[]>>;
type Partner = PartnerScript & { sources: readonly Sources[] };

const NONE: Sources = { script: [], frame: [], img: [], connect: [] };

const only = (sources: Partial<Sources>): Sources => ({ ...NONE, ...sources });

/** https://developers.google.com/tag-platform/security/guides/csp, without Google Signals */
const GOOGLE_TAG = only({
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
});

const AD_HOSTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.adtrafficquality.google',
];
/**
 * Google supports only `'strict-dynamic'` with `'unsafe-eval'`, because its hosts change:
 * https://developers.google.com/publisher-tag/guides/content-security-policy
 */
const GOOGLE_ADS: Sources = {
  script: ["'unsafe-eval'", ...AD_HOSTS],
  frame: [...AD_HOSTS, 'https://www.google.com'],
  img: [...AD_HOSTS, 'https://www.google.com', 'https://*.gstatic.com'],
  connect: [...AD_HOSTS, 'https://www.google.com'],
};

const partner = (
  script: string,
  sources: readonly Sources[],
  { adapter = null, attributes = {} }: Partial<Pick<PartnerScript, 'adapter' | 'attributes'>> = {},
): Partner => ({ script, attributes, adapter, sources });

export function adsPartner(ads: Ads): Partner {
  switch (ads.kind) {
    case 'gpt':
      return partner(
        'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
        [GOOGLE_ADS, ads.hosts],
        { adapter: { name: 'gpt' } },
      );
    case 'adsense':
      return partner(
        `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${ads.client}`,
        [GOOGLE_ADS, ads.hosts],
        {
          adapter: { name: 'adsense', client: ads.client },
          attributes: { crossorigin: 'anonymous' },
        },
      );
    default:
      return partner(ads.script, [ads.hosts]);
  }
}

/** @param site.hasAds readers are asked about ads in the same question */
export function analyticsPartner(analytics: Analytics, { hasAds }: { hasAds: boolean }): Partner {
  switch (analytics.kind) {
    case 'ga4':
      return partner(
        `https://www.googletagmanager.com/gtag/js?id=${analytics.id}`,
        [GOOGLE_TAG, analytics.hosts],
        { adapter: { name: 'ga4', id: analytics.id, hasAds } },
      );
    case 'plausible': {
      const { script, domain, hosts } = analytics;
      return partner(script, [only({ connect: [new URL(script).origin] }), hosts], {
        adapter: { name: 'plausible' },
        attributes: domain === undefined ? {} : { 'data-domain': domain },
      });
    }
    case 'matomo': {
      const base = analytics.url.replace(/\/?$/, '/');
      const { origin } = new URL(base);
      const adapter: Adapter = {
        name: 'matomo',
        tracker: `${base}matomo.php`,
        site: analytics.site,
      };
      return partner(
        analytics.script ?? `${base}matomo.js`,
        [only({ img: [origin], connect: [origin] }), analytics.hosts],
        { adapter },
      );
    }
    default:
      return partner(analytics.script, [analytics.hosts], { attributes: analytics.attributes });
  }
}
