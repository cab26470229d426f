import type { Adapter } from '../partnerSettings';
import { adSlots } from './adSlots';
import { adsense } from './adsense';
import { ga4 } from './ga4';
import { gpt } from './gpt';
import { matomo } from './matomo';
import { plausible } from './plausible';

const ADAPTERS = { ga4, plausible, matomo, gpt, adsense };

/**
 * The source of a company's adapter, or `null`. Sent as written, to sites that name it only, so it
 * uses nothing from outside.
 */
export function adapterSource(adapter: Adapter | null): string {
  if (!adapter) return 'null';
  const { name, ...settings } = adapter;
  const isAds = name === 'gpt' || name === 'adsense';
  const slots = isAds ? `,(${adSlots.toString()})()` : '';
  return `()=>(${ADAPTERS[name].toString()})(${JSON.stringify(settings)}${slots})`;
}
