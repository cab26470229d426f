import 'server-only';
import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import type { Locale } from '@/lib/i18n/routing';
import { LOCALES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { organizationId } from './organization';

/** The site in one language. */
export const websiteId = (locale: Locale) => `${absoluteUrl('/', locale)}#website`;

/** The site in a language, and how to search it. */
export function website(
  locale: Locale,
  { name, alternateName }: { name: string; alternateName: string[] },
): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl('/search', locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': websiteId(locale),
    url: absoluteUrl('/', locale),
    name,
    alternateName,
    inLanguage: LOCALES[locale].regional,
    publisher: { '@id': organizationId() },
    potentialAction: search,
  };
}
