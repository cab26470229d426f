import 'server-only';
import type { WebApplicationLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/routing';
import { LOCALES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import type { ToolPath } from '@/lib/site/pages';
import { organizationId } from './organization';

/** Google's names for kinds of software ("Software app structured data"). */
const CATEGORY: Record<ToolPath, `${string}Application`> = {
  '/tools/emi-calculator': 'FinanceApplication',
  '/tools/pin-finder': 'UtilitiesApplication',
  '/tools/bmi-calculator': 'HealthApplication',
  '/tools/fuel-prices': 'UtilitiesApplication',
  '/tools/metal-rates': 'FinanceApplication',
  '/tools/aqi-checker': 'HealthApplication',
  '/tools/horoscope': 'LifestyleApplication',
};

/** A tool, which costs nothing and needs only a browser. */
export function webApplication(
  path: ToolPath,
  { name, description }: { name: string; description: string },
  locale: Locale,
): WebApplicationLeaf {
  const url = absoluteUrl(path, locale);
  return {
    '@type': 'WebApplication',
    '@id': url,
    url,
    name,
    description,
    inLanguage: LOCALES[locale].regional,
    applicationCategory: CATEGORY[path],
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    publisher: { '@id': organizationId() },
  };
}
