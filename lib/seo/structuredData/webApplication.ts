import 'server-only';
import type { WebApplicationLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/routing';
import { LOCALES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { type ToolPath, TOOLS } from '@/lib/site/tools';
import { organizationId } from './organization';

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
    applicationCategory: TOOLS[path].category,
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    publisher: { '@id': organizationId() },
  };
}
