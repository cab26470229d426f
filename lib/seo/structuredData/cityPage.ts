import 'server-only';
import type { WebPageLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { organizationId, webPage } from './organization';

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
  return {
    '@type': 'WebPage',
    ...webPage(path, locale),
    name,
    description,
    ...(modified !== null && { dateModified: modified }),
    about: { '@type': 'City', name: city },
    publisher: { '@id': organizationId() },
  };
}
