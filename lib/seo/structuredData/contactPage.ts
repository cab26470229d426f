import 'server-only';
import type { ContactPageLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/routing';
import { LOCALES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { websiteId } from './website';
import type { organization } from './organization';

type Words = { name: string; description: string };

/** The page with the channel's addresses and numbers, and the channel they belong to. */
export function contactPage(
  path: string,
  words: Words,
  about: ReturnType<typeof organization>,
  locale: Locale,
): ContactPageLeaf {
  const url = absoluteUrl(path, locale);
  return {
    '@type': 'ContactPage',
    '@id': url,
    url,
    ...words,
    inLanguage: LOCALES[locale].regional,
    isPartOf: { '@id': websiteId(locale) },
    mainEntity: about,
  };
}
