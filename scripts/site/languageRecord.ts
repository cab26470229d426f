import { SCRIPT_NAMES } from '@/lib/i18n/scripts.mjs';
import type { SiteConfig } from '@/lib/site/siteSchema';

const CODE = /^[a-z]{2}$/;

/**
 * Fills a language's record from Unicode's CLDR (`Intl`) for India, with questions for the rest;
 * null for an unknown language or script.
 *
 * @param code two letters, such as `ta`
 */
export function languageRecord(code: string): SiteConfig['languages'][string] | null {
  const name = CODE.test(code)
    ? new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
    : undefined;
  const script = SCRIPT_NAMES.find((one) =>
    new RegExp(`^\\p{Script=${one}}`, 'u').test(name ?? ''),
  );
  if (!name || !script) return null;
  const regional = `${code}-IN`;
  const { numberingSystem } = new Intl.NumberFormat(regional).resolvedOptions();
  return {
    name,
    invitation: `TODO: the words Read in ${name}, in that language`,
    regional,
    intl: numberingSystem === 'latn' ? regional : `${regional}-u-nu-latn`,
    script,
    namesDayPeriod: false,
    oClock: '',
  };
}
