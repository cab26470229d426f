import { ADS, ANALYTICS, CONSENT } from '#site/partners.mjs';
import { isDraftRoute } from '@/lib/request/draftRoute.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import type { AdSlots } from '@/lib/site/partnersSchema';

export type Adapter =
  | { name: 'ga4'; id: string; hasAds: boolean }
  | { name: 'plausible' }
  | { name: 'matomo'; tracker: string; site: number }
  | { name: 'gpt' }
  | { name: 'adsense'; client: string };

export type PartnerScript = {
  script: string;
  attributes: Readonly<Record<string, string>>;
  adapter: Adapter | null;
};

/** @public named by the modules that `scripts/site.mjs` makes */
export type Ads = PartnerScript & { slots: AdSlots };
/** @public as `Ads` is */
export type Analytics = PartnerScript;
export type AdSlotName = keyof Ads['slots'];
export type AdSlotConfig = NonNullable<Ads['slots'][AdSlotName]>;

function mayHavePartners(): boolean {
  const { status, target = '/' } = requestContext.getStore() ?? {};
  return status === undefined && !isDraftRoute(target.split('?')[0] ?? '/');
}

export type PagePartners = {
  asked: 'ads' | 'analytics' | 'both';
  isAsking: boolean;
};

export function partnersOfPage(): PagePartners | null {
  if ((!ADS && !ANALYTICS) || !mayHavePartners()) return null;
  const asked = ADS && ANALYTICS ? 'both' : ADS ? 'ads' : 'analytics';
  return { asked, isAsking: CONSENT === 'needed' };
}

export const adSlot = (name: AdSlotName): AdSlotConfig | null =>
  (ADS && mayHavePartners() ? ADS.slots[name] : null) ?? null;
