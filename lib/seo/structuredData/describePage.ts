import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ContactPageLeaf, Thing, WebApplicationLeaf } from 'schema-dts';
import { LEGAL_NAMES } from '#site/brand.mjs';
import { CURRENCY } from '#site/currency.mjs';
import { REGIONAL } from '#site/languages.mjs';
import { otherLocales, type Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { type PagePath, PAGES } from '@/lib/pages/pages';
import { type ToolPath, TOOLS } from '@/lib/pages/tools';
import { organization, organizationId, webPage, website } from './organization';

async function channelMessages() {
  const locale = await getLocale();
  const [here, others] = await Promise.all([
    getTranslations({ locale, namespace: 'Channel' }),
    Promise.all(
      otherLocales(locale).map((other) => getTranslations({ locale: other, namespace: 'Channel' })),
    ),
  ]);
  return {
    name: here('name'),
    ...(LEGAL_NAMES[locale] !== here('name') && { legalName: LEGAL_NAMES[locale] }),
    alternateName: others.map((there) => there('name')),
    address: here('address'),
  };
}

export async function describeHome(): Promise<Thing[]> {
  const [locale, words] = await Promise.all([getLocale(), channelMessages()]);
  return [organization(words), website(locale, words)];
}

type Words = { name: string; description: string };

function contactPage(
  path: string,
  words: Words,
  about: ReturnType<typeof organization>,
  locale: Locale,
): ContactPageLeaf {
  return {
    '@type': 'ContactPage',
    ...webPage(path, locale),
    ...words,
    mainEntity: about,
  };
}

function webApplication(
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
    inLanguage: REGIONAL[locale],
    applicationCategory: TOOLS[path].category,
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: CURRENCY },
    publisher: { '@id': organizationId() },
  };
}

async function wordsOf(path: PagePath) {
  const [locale, pages, descriptions] = await Promise.all([
    getLocale(),
    getTranslations('Pages'),
    getPageDescriptions(),
  ]);
  const { key } = PAGES[path];
  return { locale, words: { name: pages(key), description: descriptions(key) } };
}

export async function describeTool(path: ToolPath): Promise<Thing[]> {
  const { locale, words } = await wordsOf(path);
  return [webApplication(path, words, locale)];
}

export async function describeContact(): Promise<Thing[]> {
  const { locale, words } = await wordsOf('/contact-us');
  return [contactPage('/contact-us', words, organization(await channelMessages()), locale)];
}
