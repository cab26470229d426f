import 'server-only';
import type { NewsMediaOrganizationLeaf } from 'schema-dts';
import { iconPath } from '@/lib/seo/icons/icons.mjs';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { channel } from '@/lib/site/channel';

const LOGO_PX = 512;

/** The channel itself, by the same name on every page. */
export const organizationId = () => `${absoluteUrl('/')}#organization`;

/**
 * The channel as other things refer to it. Google wants a publisher's name and logo beside each
 * article.
 */
export const publisher = (name: string): NewsMediaOrganizationLeaf => ({
  '@type': 'NewsMediaOrganization',
  '@id': organizationId(),
  name,
  url: absoluteUrl('/'),
  logo: {
    '@type': 'ImageObject',
    url: absoluteUrl(iconPath('any', LOGO_PX)),
    width: `${LOGO_PX}`,
    height: `${LOGO_PX}`,
  },
});

type Words = {
  name: string;
  /** In the other languages. */
  alternateName: string[];
  address: string;
};

/**
 * The channel in full: how to reach it, and where else it speaks. When it was founded, and by what
 * principles, no page says.
 */
export function organization({ name, alternateName, address }: Words): NewsMediaOrganizationLeaf {
  const { phone, email, social } = channel();
  return {
    ...publisher(name),
    alternateName,
    sameAs: social.map(({ href }) => href),
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'newsroom',
      telephone: phone.display,
      email: email.news,
      areaServed: 'IN',
      availableLanguage: [...LOCALE_NAMES],
    },
  };
}
