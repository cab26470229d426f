import 'server-only';
import { ADS, ANALYTICS, CONSENT, CONSENT_VERSION } from '#site/partners.mjs';
import { adapterSource } from '@/components/partners/adapters/adapterSource';
import { consentRecord } from '@/components/partners/consentRecord';
import type { PartnerScript } from '@/components/partners/partnerSettings';
import { type PartnerSettings, startPartners } from '@/components/partners/startPartners';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';

const loaded = ({ script, attributes }: PartnerScript) => ({ script, attributes });

const settings: PartnerSettings = {
  ads: ADS && loaded(ADS),
  analytics: ANALYTICS && loaded(ANALYTICS),
  consent: CONSENT,
};

/** A separate script, because pages load an island's imports even where they do not render it. */
export function GET() {
  if (!ADS && !ANALYTICS) return new Response(null, { status: 404 });
  const record = `(${consentRecord.toString()})(${JSON.stringify(CONSENT_VERSION)})`;
  const [ads, analytics] = [ADS, ANALYTICS].map((partner) =>
    adapterSource(partner?.adapter ?? null),
  );
  const prepare = `{ads:${ads},analytics:${analytics}}`;
  return new Response(
    `(${startPartners.toString()})(${JSON.stringify(settings)},${record},document.currentScript.nonce,${prepare});`,
    {
      headers: {
        'cache-control': CACHE_CONTROL.partnersScript,
        'content-type': 'text/javascript; charset=utf-8',
      },
    },
  );
}

export const dynamic = 'force-static';
