import 'server-only';
import { ADS, ANALYTICS, CONSENT, CONSENT_VERSION } from '#site/partners.mjs';
import { consentRecord } from '@/lib/partners/browser/consentRecord';
import { type PartnerSettings, startPartners } from '@/lib/partners/browser/startPartners';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';

const settings: PartnerSettings = {
  ads: ADS && { script: ADS.script },
  analytics: ANALYTICS,
  consent: CONSENT,
};

/**
 * The script that asks for consent and loads what other companies have; made at build time. A file of
 * its own, because what an island imports is loaded by the pages that do not render it as well.
 */
export function GET() {
  if (!ADS && !ANALYTICS) return new Response(null, { status: 404 });
  const record = `(${consentRecord.toString()})(${JSON.stringify(CONSENT_VERSION)})`;
  return new Response(
    `(${startPartners.toString()})(${JSON.stringify(settings)},${record},document.currentScript.nonce);`,
    {
      headers: {
        'cache-control': CACHE_CONTROL.partnersScript,
        'content-type': 'text/javascript; charset=utf-8',
      },
    },
  );
}

export const dynamic = 'force-static';
