import 'server-only';
import type { ProfilePageLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { webPage } from './organization';

export function describeAuthor(path: string, name: string, locale: Locale): ProfilePageLeaf[] {
  const page = webPage(path, locale);
  return [
    {
      '@type': 'ProfilePage',
      ...page,
      '@id': `${page.url}#profile`,
      mainEntity: {
        '@type': 'Person',
        '@id': `${page.url}#author`,
        name,
        url: page.url,
      },
    },
  ];
}
