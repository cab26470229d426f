import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { STATE_FILTERS } from '#site/keys.mjs';
import { stateById } from '@/lib/content/states';
import { localized } from '@/lib/i18n/localized';
import { pageSocialCardPath } from '@/lib/images/cards/pageSocialCard';
import { pagePath } from '@/lib/pages/paging';
import { statePath } from '@/lib/pages/statePath';
import { subcategoriesOf, type SubdividedRoute, SUBSECTIONS } from '@/lib/pages/subcategories';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageTitle } from '@/lib/seo/pageTitle';
import { beyondMetadata, listedPage, listMetadata } from './listMetadata';
import {
  type NumberedPage,
  noindexMetadata,
  numberedTitle,
  openGraphMetadata,
} from './pageMetadata';

export async function namedMetadata(
  page: { path: string; title: string; description: string },
  { number = 1, canonical = pagePath(page.path, number) }: NumberedPage = {},
): Promise<Metadata> {
  const [locale, channel] = await Promise.all([getLocale(), getTranslations('Channel')]);
  const brand = channel('name');
  const own = {
    ...page,
    path: canonical,
    title: await numberedTitle(page.title, number),
    feedTitle: page.title,
  };
  const title = pageTitle(own.title, brand);
  return {
    ...openGraphMetadata(locale, brand, {
      ...own,
      picture: await pageSocialCardPath(page.path, locale),
      pictureAlt: title,
    }),
    title,
  };
}

export async function stateMetadata({
  params,
  searchParams,
}: {
  params: Promise<{ state: string }>;
  searchParams: SearchParams;
}): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('State')]);
  const state = stateById((await params).state);
  if (!state) return noindexMetadata(t('notFound'));
  const { category } = await searchParams;
  const chosen = STATE_FILTERS.find((value) => value === category);
  const number = await listedPage(
    statePath(state),
    searchParams,
    chosen && { by: 'stateCategories', state: state.key, categories: [chosen] },
  );
  if (number === null) return beyondMetadata(searchParams);
  const page = {
    path: statePath(state),
    title: t('metaTitle', { state: localized(state.name, locale) }),
    description: t('description', {
      state: localized(state.name, locale),
      capital: localized(state.capital, locale),
    }),
  };
  return namedMetadata(page, { number, canonical: chosen && page.path });
}

export async function subcategoryMetadata(
  section: SubdividedRoute,
  {
    params,
    searchParams,
  }: { params: Promise<{ subcategory: string }>; searchParams: SearchParams },
): Promise<Metadata> {
  const { subcategory } = await params;
  const here = subcategoriesOf(section).find(({ value }) => value === subcategory);
  if (here) return listMetadata(here.path, searchParams);
  // Without a canonical URL: `noindex` beside the section's could be taken for the section.
  const t = await getTranslations('Subsection');
  return noindexMetadata(t(SUBSECTIONS[section]));
}

export async function subdividedMetadata(
  path: string,
  searchParams: SearchParams,
): Promise<Metadata> {
  const { category } = await searchParams;
  const chosen = subcategoriesOf(path).find(({ value }) => value === category);
  return listMetadata(path, searchParams, chosen && { by: 'categories', categories: chosen.news });
}
