import 'server-only';
import { getTranslations } from 'next-intl/server';
import { stateById } from '@/lib/content/states';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { districtAt } from '@/lib/pages/districtPath';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { isPage, PAGES } from '@/lib/pages/pages';

export async function pageDescriber(locale: Locale) {
  const [channel, pages, descriptions, states, cities] = await Promise.all([
    getTranslations({ locale, namespace: 'Channel' }),
    getTranslations({ locale, namespace: 'Pages' }),
    getPageDescriptions(locale),
    getTranslations({ locale, namespace: 'State' }),
    getTranslations({ locale, namespace: 'District' }),
  ]);
  const brand = channel('name');
  const describe = (path: string) => {
    if (isPage(path))
      return {
        name: path === '/' ? brand : pages(PAGES[path].key),
        description: descriptions(PAGES[path].key),
      };
    const district = districtAt(path);
    if (district) {
      const name = localized(district.name, locale);
      const state = localized(district.state.name, locale);
      return { name, description: cities('description', { city: name, state }) };
    }
    const state = stateById(path.split('/').at(-1) ?? '');
    if (!state) return { name: brand, description: channel('tagline') };
    const [name, capital] = [localized(state.name, locale), localized(state.capital, locale)];
    return { name, description: states('description', { state: name, capital }) };
  };
  return { brand, describe };
}
