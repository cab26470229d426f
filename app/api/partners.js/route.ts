import 'server-only';
import { ADS, ANALYTICS, CONSENT, CONSENT_VERSION } from '#site/partners.mjs';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { partnersScript } from './partnersScript';

/** A separate script, because pages load an island's imports even where they do not render it. */
export function GET() {
  if (!ADS && !ANALYTICS) return new Response(null, { status: 404 });
  const source = partnersScript({
    ads: ADS,
    analytics: ANALYTICS,
    consent: CONSENT,
    version: CONSENT_VERSION,
  });
  return new Response(source, {
    headers: {
      'cache-control': CACHE_CONTROL.partnersScript,
      'content-type': 'text/javascript; charset=utf-8',
    },
  });
}

export const dynamic = 'force-static';
