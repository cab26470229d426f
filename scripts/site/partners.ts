import { createHash } from 'node:crypto';
import type { Site } from '@/lib/site/siteSchema';

const KINDS = ['script', 'frame', 'img', 'connect'] as const;
const VERSION_LENGTH = 8;

/**
 * Partners' scripts and the hosts that the policy allows. The consent version follows the list of
 * partners, so a new one asks readers again.
 */
export function partners({ ads, analytics, consent }: Site) {
  const all = [ads, analytics].filter((partner) => partner !== undefined);
  const scripts = all.map(({ script }) => new URL(script).origin);
  const named = (kind: (typeof KINDS)[number]) => all.flatMap(({ hosts }) => hosts[kind]);
  const policy = {
    script: [...new Set([...scripts, ...named('script')])],
    ...Object.fromEntries(
      (['frame', 'img', 'connect'] as const).map((kind) => [kind, [...new Set(named(kind))]]),
    ),
  };
  return {
    ADS: ads ? { script: ads.script, slots: ads.slots } : null,
    ANALYTICS: analytics ? { script: analytics.script, attributes: analytics.attributes } : null,
    CONSENT: consent,
    CONSENT_VERSION: createHash('sha256')
      .update(JSON.stringify([ads?.script, analytics?.script, policy]))
      .digest('hex')
      .slice(0, VERSION_LENGTH),
    POLICY: policy,
  };
}
