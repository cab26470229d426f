import 'server-only';
import type {
  ImageObjectLeaf,
  NewsMediaOrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { LOGO } from '#site/brand.mjs';
import { REGIONAL } from '#site/languages.mjs';
import { channel } from '@/lib/config/channel';
import { LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { iconPath } from '@/lib/seo/metadata/icons.mjs';

const LOGO_PX = 512;

export const organizationId = () => `${absoluteUrl('/')}#organization`;

/** Google wants a publisher's name and logo with each article. */
export const publisher = (name: string): NewsMediaOrganizationLeaf => ({
  '@type': 'NewsMediaOrganization',
  '@id': organizationId(),
  name,
  url: absoluteUrl('/'),
  logo: logo(),
});

function logo(): ImageObjectLeaf {
  const { path, width, height } = LOGO ?? {
    path: iconPath('any', LOGO_PX),
    width: LOGO_PX,
    height: LOGO_PX,
  };
  return {
    '@type': 'ImageObject',
    url: absoluteUrl(path),
    width: `${width}`,
    height: `${height}`,
  };
}

type Words = {
  name: string;
  alternateName: string[];
  address: string;
  legalName?: string | undefined;
};

export function organization({
  name,
  legalName,
  alternateName,
  address,
}: Words): NewsMediaOrganizationLeaf {
  const { phone, email, social } = channel();
  return {
    ...publisher(name),
    ...(legalName && { legalName }),
    alternateName,
    sameAs: social.map(({ href }) => href),
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'newsroom',
      ...(phone && { telephone: phone.display }),
      email: email.news,
      areaServed: 'IN',
      availableLanguage: [...LOCALE_NAMES],
    },
  };
}

export const websiteId = (locale: Locale) => `${absoluteUrl('/', locale)}#website`;

/** What the node of every page says, by its path without language prefix. */
export function webPage(path: string, locale: Locale) {
  const url = absoluteUrl(path, locale);
  return {
    '@id': url,
    url,
    inLanguage: REGIONAL[locale],
    isPartOf: { '@id': websiteId(locale) },
  };
}

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
    inLanguage: REGIONAL[locale],
    publisher: { '@id': organizationId() },
    potentialAction: search,
  };
}
