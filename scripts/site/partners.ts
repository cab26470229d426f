import { createHash } from 'node:crypto';
import type { Site } from '@/lib/site/siteSchema';
import { moduleOf, typed } from './moduleOf';
import { adsPartner, analyticsPartner } from './partnerAdapters';
import { rootFiles } from './rootFiles';
import type { SiteFolder } from './siteFolder';

export function partnerModules(site: Site): Record<string, string> {
  const allowed = partners(site);
  return {
    '.site/partners.mjs': moduleOf({
      ADS: typed("import('../components/partners/partnerSettings').Ads | null", allowed.ADS),
      ANALYTICS: typed(
        "import('../components/partners/partnerSettings').Analytics | null",
        allowed.ANALYTICS,
      ),
      CONSENT: typed("import('../lib/site/siteSchema').Site['consent']", allowed.CONSENT),
      CONSENT_VERSION: typed('string', allowed.CONSENT_VERSION),
      POLICY: typed(
        "Record<'script' | 'frame' | 'img' | 'connect', readonly string[]>",
        allowed.POLICY,
      ),
    }),
    '.site/proofs.mjs': moduleOf({
      VERIFICATION: typed(
        "import('../lib/site/siteSchema').Site['verification']",
        site.verification,
      ),
      SECURITY: typed(
        "NonNullable<import('../lib/site/siteSchema').Site['security']> | null",
        site.security ?? null,
      ),
    }),
  };
}

const VERSION_LENGTH = 8;

/**
 * Partners' scripts, and the hosts that the policy allows. A new partner changes the consent
 * version, so readers are asked again.
 */
export function partners({ ads, analytics, consent }: Pick<Site, 'ads' | 'analytics' | 'consent'>) {
  const ADS = ads ? { ...adsPartner(ads), slots: ads.slots } : null;
  const ANALYTICS = analytics ? analyticsPartner(analytics, { hasAds: ads !== undefined }) : null;
  const all = [ADS, ANALYTICS].filter((partner) => partner !== null);
  const scripts = all
    .filter(({ script }) => URL.canParse(script))
    .map(({ script }) => new URL(script).origin);
  const named = (kind: 'script' | 'frame' | 'img' | 'connect') =>
    all.flatMap(({ sources }) => sources.map((source) => source[kind])).flat();
  const policy = {
    script: [...new Set([...scripts, ...named('script')])],
    frame: [...new Set(named('frame'))],
    img: [...new Set(named('img'))],
    connect: [...new Set(named('connect'))],
  };
  return {
    ADS: ADS && withoutSources(ADS),
    ANALYTICS: ANALYTICS && withoutSources(ANALYTICS),
    CONSENT: consent,
    CONSENT_VERSION: createHash('sha256')
      .update(JSON.stringify([ADS?.script, ANALYTICS?.script, policy]))
      .digest('hex')
      .slice(0, VERSION_LENGTH),
    POLICY: policy,
  };
}

/** Only the policy needs the hosts. */
const withoutSources = <T extends { sources: unknown }>({ sources: _, ...partner }: T) => partner;

const SECURITY = 'public/.well-known/security.txt';

export function partnerFaults(site: Site, folder: Pick<SiteFolder, 'has'>): string[] {
  const scripts = (['ads', 'analytics'] as const).flatMap((field) => {
    const partner = site[field];
    if (!partner || !('script' in partner) || !partner.script?.startsWith('/')) return [];
    return folder.has(`public${partner.script}`)
      ? []
      : [`${field}.script is ${partner.script}, but public${partner.script} is missing`];
  });
  const made = [...Object.keys(rootFiles(site)), ...(site.security ? [SECURITY] : [])];
  return [
    ...scripts,
    ...made
      .filter((path) => folder.has(path))
      .map((path) => `creates ${path}, but the folder has that file too: remove one of them`),
  ];
}
