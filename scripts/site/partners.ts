import { createHash } from 'node:crypto';
import type { Site } from '@/lib/site/siteSchema';
import { adsPartner, analyticsPartner } from './partnerAdapters';

const VERSION_LENGTH = 8;

/**
 * Partners' scripts and the hosts that the policy allows. The consent version follows the list of
 * partners, so a new one asks readers again.
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

/** Pages need the policy's hosts nowhere but in the policy. */
const withoutSources = <T extends { sources: unknown }>({ sources: _, ...partner }: T) => partner;
