import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { namedMetadata } from '@/components/section/namedMetadata';
import { stateById } from '@/lib/reference/states';
import { beyondMetadata, listedPage } from '@/lib/seo/listMetadata';
import { statePath } from './statePath';

/** Metadata of a state's page, from the id in its address. */
export async function stateMetadata(id: string): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('State')];
  const state = stateById(id);
  if (!state) return { title: `${t('notFound')} | ${(await getTranslations('Channel'))('name')}`, robots: { index: false } };
  const number = await listedPage(statePath(state));
  if (number === null) return beyondMetadata();
  const page = {
    path: statePath(state),
    title: t('metaTitle', { state: state.name[locale] }),
    description: t('description', { state: state.name[locale], capital: state.capital[locale] }),
  };
  return namedMetadata(page, number);
}
