import type { Site } from '@/lib/site/siteSchema';
import { moduleOf, typed } from './moduleOf';
import { partners } from './partners';

/** The modules of whom a newsroom works with: who may run scripts, and what proves the site to others. */
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
