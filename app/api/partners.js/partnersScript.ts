import { adapterSource } from '@/components/partners/adapterSource';
import { consentRecord } from '@/components/partners/consentRecord';
import type { PartnerScript } from '@/components/partners/partnerSettings';
import { type PartnerSettings, startPartners } from '@/components/partners/startPartners';
import { STORAGE_PREFIX } from '@/lib/browser/storagePrefix';
import type { Site } from '@/lib/site/siteSchema';

type Partners = {
  ads: PartnerScript | null;
  analytics: PartnerScript | null;
  consent: Site['consent'];
  version: string;
};

const loaded = ({ script, attributes }: PartnerScript) => ({ script, attributes });

/** The script of pages with partners: asks for consent, then loads the partners' scripts. */
export function partnersScript({ ads, analytics, consent, version }: Partners): string {
  const settings: PartnerSettings = {
    ads: ads && loaded(ads),
    analytics: analytics && loaded(analytics),
    consent,
  };
  const own = [version, STORAGE_PREFIX].map((text) => JSON.stringify(text)).join();
  const record = `(${consentRecord.toString()})(${own})`;
  const [forAds, forAnalytics] = [ads, analytics].map((partner) =>
    adapterSource(partner?.adapter ?? null),
  );
  const prepare = `{ads:${forAds},analytics:${forAnalytics}}`;
  return `(${startPartners.toString()})(${JSON.stringify(settings)},${record},document.currentScript.nonce,${prepare});`;
}
