import { adapterSource } from '@/components/partners/adapters/adapterSource';
import { consentRecord } from '@/components/partners/consentRecord';
import type { PartnerScript } from '@/components/partners/partnerSettings';
import { type PartnerSettings, startPartners } from '@/components/partners/startPartners';
import type { Site } from '@/lib/site/siteSchema';

type Partners = {
  ads: PartnerScript | null;
  analytics: PartnerScript | null;
  consent: Site['consent'];
  version: string;
};

const loaded = ({ script, attributes }: PartnerScript) => ({ script, attributes });

/** The script that pages of a site with partners load: it asks, and loads theirs after a yes. */
export function partnersScript({ ads, analytics, consent, version }: Partners): string {
  const settings: PartnerSettings = {
    ads: ads && loaded(ads),
    analytics: analytics && loaded(analytics),
    consent,
  };
  const record = `(${consentRecord.toString()})(${JSON.stringify(version)})`;
  const [forAds, forAnalytics] = [ads, analytics].map((partner) =>
    adapterSource(partner?.adapter ?? null),
  );
  const prepare = `{ads:${forAds},analytics:${forAnalytics}}`;
  return `(${startPartners.toString()})(${JSON.stringify(settings)},${record},document.currentScript.nonce,${prepare});`;
}
