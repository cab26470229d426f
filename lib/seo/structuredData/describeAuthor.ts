import 'server-only';
import type { ProfilePageLeaf } from 'schema-dts';
import { REGIONAL } from '#site/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { websiteId } from './organization';

export function describeAuthor(path: string, name: string, locale: Locale): ProfilePageLeaf[] {
  const url = absoluteUrl(path, locale);
  return [
    {
      '@type': 'ProfilePage',
      '@id': `${url}#profile`,
      url,
      inLanguage: REGIONAL[locale],
      isPartOf: { '@id': websiteId(locale) },
      mainEntity: {
        '@type': 'Person',
        '@id': `${url}#author`,
        name,
        url,
      },
    },
  ];
}
