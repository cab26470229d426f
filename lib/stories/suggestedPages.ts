import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type District, DISTRICTS, isNamed } from '@/lib/content/districts';
import type { State } from '@/lib/content/stateRecord';
import { STATE_LIST } from '@/lib/content/states';
import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { memoize } from '@/lib/memoize';
import { districtPath } from '@/lib/pages/districtPath';
import { pageEntry, type PagePath } from '@/lib/pages/pages';
import { SECTION_PATHS } from '@/lib/pages/sections';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { statePath } from '@/lib/pages/statePath';
import type { Searchable } from '@/lib/search/foldedTexts';

type Names = ReadonlyMap<Locale, string>;

export type SuggestedPage = Searchable & {
  kind: 'section' | 'state' | 'tool';
  path: string;
  names: Names;
};

const searchablePage = (
  kind: SuggestedPage['kind'],
  path: string,
  names: Names,
  id = path,
): SuggestedPage => ({
  kind,
  path,
  names,
  id,
  title: [...names.values()].join(' · '),
  summary: '',
  body: null,
  highlights: [],
  category: null,
  place: null,
  state: null,
  publishedAt: null,
});

const cityNames = ({ name, majorCities }: State, at: number): Names =>
  new Map(
    LOCALE_NAMES.map((locale) => [
      locale,
      `${localized(majorCities, locale)[at] ?? localized(majorCities, DEFAULT_LOCALE)[at]}, ${localized(name, locale)}`,
    ]),
  );

function districtPage(district: District): SuggestedPage {
  const { name, state } = district;
  const names = LOCALE_NAMES.map(
    (locale) => [locale, `${localized(name, locale)}, ${localized(state.name, locale)}`] as const,
  );
  return {
    ...searchablePage('state', districtPath(district), new Map(names)),
    title: [...new Set(LOCALE_NAMES.map((locale) => localized(name, locale)))].join(' · '),
  };
}

const hasPage = (city: string) =>
  DISTRICTS.some(({ names }) => isNamed({ name: city, slug: city }, names));

async function makePages(): Promise<readonly SuggestedPage[]> {
  const words = await Promise.all(
    LOCALE_NAMES.map(
      async (locale) => [locale, await getTranslations({ locale, namespace: 'Pages' })] as const,
    ),
  );
  const named = (kind: SuggestedPage['kind']) => (path: PagePath) =>
    searchablePage(
      kind,
      path,
      new Map(words.map(([locale, t]) => [locale, t(pageEntry(path).key)])),
    );
  return [
    ...SECTION_PATHS.filter((path) => path !== '/').map(named('section')),
    ...STATE_LIST.map((state) =>
      searchablePage(
        'state',
        statePath(state),
        new Map(LOCALE_NAMES.map((locale) => [locale, localized(state.name, locale)])),
      ),
    ),
    ...STATE_LIST.flatMap((state) =>
      localized(state.majorCities, DEFAULT_LOCALE).flatMap((city, at) =>
        hasPage(city)
          ? []
          : searchablePage('state', statePath(state), cityNames(state, at), `${state.id} ${at}`),
      ),
    ),
    ...DISTRICTS.map(districtPage),
    ...TOOL_PATHS.map(named('tool')),
  ];
}

export const suggestedPages = memoize(makePages);
