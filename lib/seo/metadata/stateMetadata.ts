import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/lib/http/queryParam';
import { localized } from '@/lib/i18n/localized';
import { inCategories, inState } from '@/lib/news/storySelection';
import { stateById } from '@/lib/content/states/states';
import { STATE_CATEGORIES } from '@/lib/content/states/state';
import { statePath } from '@/lib/site/statePath';
import { beyondMetadata, listedPage } from './listMetadata';
import { namedMetadata } from './namedMetadata';
import { noindexMetadata } from './noindexMetadata';

/** Metadata of a state's page, whose list may be filtered by a category. */
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
  const chosen = STATE_CATEGORIES.find((value) => value === category);
  const number = await listedPage(
    statePath(state),
    searchParams,
    chosen && ((latest) => inCategories(inState(latest, state.key), [chosen])),
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
