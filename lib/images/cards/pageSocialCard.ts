import 'server-only';
import { getTranslations } from 'next-intl/server';
import { stateById } from '@/lib/content/states';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { breadcrumb } from '@/lib/pages/breadcrumb';
import { districtAt } from '@/lib/pages/districtPath';
import { isShown } from '@/lib/pages/menus';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { isPage, PAGES } from '@/lib/pages/pages';
import type { Card } from './cardLook';
import { socialCardPath, socialCardUrl } from './socialCardUrl';

export const brandSocialCardUrl = (locale: Locale) => socialCardUrl('page/brand', locale, null);

const FOLDER = 'page';
const HOME = 'home';
const nameOf = (path: string) => `${FOLDER}/${path === '/' ? HOME : path.slice(1)}`;

export const pageSocialCardUrl = (path: string, card: Card) =>
  socialCardUrl(nameOf(path), card.locale, card);

export function pageOfSocialCard(name: string): string | null {
  const [, path] = /^page\/(.+)$/.exec(name) ?? [];
  if (!path) return null;
  return path === HOME ? '/' : `/${path}`;
}

export async function pageCard(path: string, locale: Locale): Promise<Card | null> {
  const pages = await getTranslations({ locale, namespace: 'Pages' });
  const state = stateById(/^\/india\/([^/]+)$/.exec(path)?.[1] ?? '');
  if (state) {
    const t = await getTranslations({ locale, namespace: 'State' });
    const line = t('description', {
      state: localized(state.name, locale),
      capital: localized(state.capital, locale),
    });
    return { locale, kicker: pages('india'), headline: localized(state.name, locale), line };
  }
  const district = districtAt(path);
  if (district) {
    const t = await getTranslations({ locale, namespace: 'District' });
    const city = localized(district.name, locale);
    const kicker = localized(district.state.name, locale);
    return { locale, kicker, headline: city, line: t('description', { city, state: kicker }) };
  }
  if (!isPage(path) || !isShown(path)) return null;
  const line = (await getPageDescriptions(locale))(PAGES[path].key);
  if (path === '/') {
    const channel = await getTranslations({ locale, namespace: 'Channel' });
    return { locale, kicker: null, headline: `${channel('name')}: ${channel('tagline')}`, line };
  }
  const above = breadcrumb(path).slice(1, -1).at(-1);
  return {
    locale,
    kicker: above ? pages(above.key) : null,
    headline: pages(PAGES[path].key),
    line,
  };
}

export async function pageSocialCardPath(path: string, locale: Locale): Promise<string> {
  const card = await pageCard(path, locale);
  return socialCardPath(card ? pageSocialCardUrl(path, card) : brandSocialCardUrl(locale));
}
