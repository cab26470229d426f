import { contentModules } from './contentModules';
import { categoriesIn, categoryName, contacts, routes, socialLinks, sprite } from './derived';
import { districts } from './districts';
import { frontPageOf, sectionBlocksOf } from './frontPage';
import { links } from './links';
import { LIST, moduleOf, typed, WORDS } from './moduleOf';
import { partnerModules } from './partners';
import { type Configuration, stateNames } from './readSite';
import { rootFiles } from './rootFiles';
import { languageModules, textModules } from './textModules';

const SCRIPT =
  "(typeof import('./locales.mjs').LOCALES)[import('../lib/i18n/locales').Locale]['script']";

/** All generated files by path: modules and messages in `.site`, drawings in `public`. */
export function modules(configuration: Configuration): Record<string, string> {
  const { site, policies, wordmarks, icon, content } = configuration;
  const [first = ''] = Object.keys(site.languages);
  const stateKeys = Object.keys(stateNames(content, first));
  const inEachLanguage = (keys: readonly string[], name: (key: string, locale: string) => string) =>
    Object.fromEntries(
      keys.map((key) => [key, Object.keys(site.languages).map((locale) => name(key, locale))]),
    );
  const frontPage = frontPageOf(site);
  const stateBlock = frontPage.find((block) => block.kind === 'state');
  const { OFF, GENERIC } = routes(configuration);
  return {
    '.site/brand.mjs': moduleOf({
      SITE_ID: typed('string', site.id),
      CHANNEL_NAMES: typed(WORDS, site.names),
      LEGAL_NAMES: typed(WORDS, site.legalEntity),
      COLORS: typed("import('../lib/site/siteSchema').Site['colors']", site.colors),
      WORDMARKS: typed(
        `Record<${SCRIPT}, { symbol: string, viewBox: string }>`,
        Object.fromEntries(
          wordmarks.map(({ script, symbol, viewBox }) => [script, { symbol, viewBox }]),
        ),
      ),
      LOGO: typed(
        '{ path: string, width: number, height: number } | null',
        configuration.logo && {
          path: `/${configuration.logo.file}`,
          width: configuration.logo.width,
          height: configuration.logo.height,
        },
      ),
      SOCIAL_LINKS: typed(
        'readonly { name: string, icon: string, href: string }[]',
        socialLinks(site),
      ),
      CONTACTS: typed(
        "Record<keyof import('../lib/site/siteSchema').Site['contacts'], string | null>",
        contacts(site),
      ),
    }),
    ...languageModules(configuration),
    '.site/settings.mjs': moduleOf({
      SAMPLES: typed('boolean', site.samples),
      LIVE: typed('string | null', site.live ?? null),
      OWN_LANGUAGE_FIRST: typed('boolean', site.ownLanguageFirst),
    }),
    '.site/sections.mjs': moduleOf({
      // Islands read these; only the server needs the blocks.
      SECTIONS: Object.fromEntries(
        Object.entries(site.sections).map(([path, { blocks: _, ...section }]) => [path, section]),
      ),
    }),
    '.site/pages.mjs': moduleOf({
      COMPANY_PATHS: typed(LIST, site.companyPages),
      TOOL_PATHS: typed(LIST, site.tools),
      NAVIGATION: typed(
        "Record<import('../lib/pages/pageEntry').Menu, readonly import('../lib/pages/pages').PagePath[]>",
        site.navigation,
      ),
    }),
    '.site/redirects.mjs': moduleOf({
      REDIRECTS: typed(
        "readonly import('../lib/oldAddresses/redirectRules.mjs').RedirectRule[]",
        configuration.redirects,
      ),
    }),
    '.site/routes.mjs': moduleOf({
      OFF: typed(LIST, OFF),
      GENERIC: typed(LIST, GENERIC),
    }),
    '.site/keys.mjs': moduleOf({
      CATEGORIES: categoriesIn(configuration, first),
      STATES: stateKeys,
      STATE_TOPICS: site.stateTopics,
      STATE_FILTERS: site.stateFilters,
    }),
    '.site/names.mjs': moduleOf({
      CATEGORY_NAMES: typed(
        "Record<import('../lib/content/keys').CategoryKey, readonly string[]>",
        inEachLanguage(categoriesIn(configuration, first), (key, locale) =>
          categoryName(configuration, locale, key),
        ),
      ),
      STATE_NAMES: typed(
        "Record<import('../lib/content/keys').StateKey, readonly string[]>",
        inEachLanguage(stateKeys, (key, locale) => stateNames(content, locale)[key] ?? key),
      ),
      OTHER_NAMES: typed('readonly (readonly string[])[]', site.otherNames),
    }),
    '.site/districts.mjs': moduleOf({
      DISTRICTS: typed(
        "readonly import('../lib/content/districts').DistrictRecord[]",
        districts(site, content),
      ),
    }),
    '.site/home.mjs': moduleOf({
      FRONT_STATE: typed(
        "import('../lib/content/keys').StateKey | null",
        stateBlock?.state.replaceAll('-', '') ?? null,
      ),
      CITIES: typed(LIST, site.cities),
    }),
    '.site/frontPage.mjs': moduleOf({
      FRONT_PAGE: typed("readonly import('../lib/site/frontPageSchema').FrontBlock[]", frontPage),
      SECTION_BLOCKS: typed(
        "Readonly<Record<string, readonly import('../lib/site/frontPageSchema').FrontBlock[]>>",
        sectionBlocksOf(site),
      ),
    }),
    '.site/links.mjs': links(site),
    '.site/office.mjs': moduleOf({
      OFFICE: typed(
        "import('../lib/i18n/localized').InEachLanguage<readonly string[]>",
        site.office,
      ),
      WORKING_HOURS: typed(
        "readonly { id: string, days: import('../lib/i18n/localized').InEachLanguage, hours: import('../lib/i18n/localized').InEachLanguage }[]",
        site.workingHours,
      ),
    }),
    '.site/policies.mjs': moduleOf({
      PRIVACY: typed("import('../lib/content/legalText').LegalDocument", policies.privacy),
      TERMS: typed("import('../lib/content/legalText').LegalDocument", policies.terms),
    }),
    '.site/drawings.mjs': moduleOf({
      MARK: typed('string', icon.markup),
      WORDMARK_DRAWINGS: typed(
        `Record<${SCRIPT}, { viewBox: string, markup: string }>`,
        Object.fromEntries(wordmarks.map(({ script, drawing }) => [script, drawing])),
      ),
    }),
    ...partnerModules(site),
    ...contentModules(content),
    ...textModules(configuration),
    'public/icons.svg': sprite(configuration),
    ...rootFiles(site),
  };
}
