import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { localized } from '@/lib/i18n/localized';
import { districtAt } from '@/lib/pages/districtPath';
import type { SearchParams } from '@/lib/request/queryParam';
import { beyondMetadata, listedPage } from './listMetadata';
import { noindexMetadata } from './pageMetadata';
import { namedMetadata } from './sectionMetadata';

export async function districtMetadata(
  path: string,
  searchParams: SearchParams,
): Promise<Metadata> {
  const district = districtAt(path);
  if (!district) return noindexMetadata((await getTranslations('NotFound'))('title'));
  const [locale, t] = await Promise.all([getLocale(), getTranslations('District')]);
  const number = await listedPage(path, searchParams);
  if (number === null) return beyondMetadata(searchParams);
  const names = {
    city: localized(district.name, locale),
    state: localized(district.state.name, locale),
  };
  return namedMetadata(
    { path, title: t('title', names), description: t('description', names) },
    { number },
  );
}
