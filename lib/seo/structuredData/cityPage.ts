import 'server-only';
import type { WebPageLeaf } from 'schema-dts';
import { REGIONAL } from '#site/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { organizationId, websiteId } from './organization';

type CityPage = {
  path: string;
  name: string;
  description: string;
  city: string;
  modified: string | null;
};

export function cityPage(
  { path, name, description, city, modified }: CityPage,
  locale: Locale,
): WebPageLeaf {
  const url = absoluteUrl(path, locale);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: REGIONAL[locale],
    ...(modified !== null && { dateModified: modified }),
    about: { '@type': 'City', name: city },
    isPartOf: { '@id': websiteId(locale) },
    publisher: { '@id': organizationId() },
  };
}
