import { headers } from 'next/headers';
import { environment } from '@/lib/site/environment.mjs';
import { isSampled } from '@/lib/site/isSampled';

/**
 * On the few pages that `WEB_VITALS_PERCENT` chooses, the script that measures the page. A script
 * element instead of an island, so that all other pages get no byte of it.
 */
export async function VitalsScript() {
  if (!isSampled(environment().WEB_VITALS_PERCENT)) return null;
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return <script async src="/api/reports/vitals.js" nonce={nonce} />;
}
