import 'server-only';
import { ADS, ANALYTICS, CONSENT, CONSENT_VERSION } from '#site/partners.mjs';
import { consentRecord } from '@/components/partners/consentRecord';
import { type PartnerSettings, startPartners } from '@/components/partners/startPartners';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';

const settings: PartnerSettings = {
  ads: ADS && { script: ADS.script },
  analytics: ANALYTICS,
  consent: CONSENT,
};

/** A separate script, because pages load an island's imports even where they do not render it. */
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
