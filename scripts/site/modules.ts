import {
  categoriesIn,
  categoryName,
  contacts,
  locales,
  routes,
  socialLinks,
  sprite,
} from './derived';
import { contentModules } from './contentModules';
import { moduleOf } from './moduleOf';
import { partners } from './partners';
import { type SiteSource, stateNames } from './readSite';
import { textModules } from './textModules';

/** Type of the scripts that the site's languages are in, each of which has a wordmark. */
const SCRIPT =
  "(typeof import('./locales.mjs').LOCALES)[import('../lib/i18n/locales').Locale]['script']";

/** Every file that is made of a site, by its path: modules and messages in `.site`, drawings in `public`. */
export function modules(source: SiteSource): Record<string, string> {
  const { site, policies, wordmarks, icon, content } = source;
  const languages = Object.entries(site.languages);
  const [first = ''] = Object.keys(site.languages);
  const stateKeys = Object.keys(stateNames(content, first));
  const lists = {
    readonlyText: 'readonly string[]',
    groups: "readonly (readonly import('../lib/content/keys').CategoryKey[])[]",
    categories: "readonly import('../lib/content/keys').CategoryKey[]",
    pages: "readonly import('../lib/pages/pages').PagePath[]",
  };
  const inEachLanguage = (keys: readonly string[], name: (key: string, locale: string) => string) =>
    Object.fromEntries(
      keys.map((key) => [key, Object.keys(site.languages).map((locale) => name(key, locale))]),
    );
  const frontPageState = site.frontPage.state?.replaceAll('-', '') ?? null;
  return {
    '.site/brand.mjs': moduleOf(
      {
        SITE_ID: site.id,
        CHANNEL_NAMES: site.names,
        LEGAL_NAMES: site.legalEntity,
        COLORS: site.colors,
        WORDMARKS: Object.fromEntries(
          wordmarks.map(({ script, symbol, viewBox }) => [script, { symbol, viewBox }]),
        ),
        SOCIAL_LINKS: socialLinks(site),
        CONTACTS: contacts(site),
      },
      {
        SITE_ID: 'string',
        CHANNEL_NAMES: "Record<import('../lib/i18n/locales').Locale, string>",
        LEGAL_NAMES: "Record<import('../lib/i18n/locales').Locale, string>",
        COLORS: "import('../lib/site/siteSchema').Site['colors']",
        WORDMARKS: `Record<${SCRIPT}, { symbol: string, viewBox: string }>`,
        SOCIAL_LINKS: 'readonly { name: string, icon: string, href: string }[]',
        CONTACTS: "Record<keyof import('../lib/site/siteSchema').Site['contacts'], string | null>",
      },
    ),
    '.site/locales.mjs': moduleOf({
      LOCALES: locales(source),
      LOCALE_NAMES: Object.keys(site.languages),
      DEFAULT_LOCALE: first,
    }),
    '.site/languages.mjs': moduleOf(
      {
        REGIONAL: Object.fromEntries(languages.map(([code, { regional }]) => [code, regional])),
        INVITATIONS: Object.fromEntries(
          languages.map(([code, { invitation }]) => [code, invitation]),
        ),
      },
      {
        REGIONAL: "Record<import('../lib/i18n/locales').Locale, string>",
        INVITATIONS: "Record<import('../lib/i18n/locales').Locale, string>",
      },
    ),
    '.site/settings.mjs': moduleOf(
      { SAMPLES: site.samples, LIVE: site.live ?? null, OWN_LANGUAGE_FIRST: site.ownLanguageFirst },
      { SAMPLES: 'boolean', LIVE: 'string | null', OWN_LANGUAGE_FIRST: 'boolean' },
    ),
    '.site/partners.mjs': moduleOf(partners(site), {
      ADS: "import('../lib/partners/partners').Ads | null",
      ANALYTICS: "import('../lib/partners/partners').Analytics | null",
      CONSENT: "import('../lib/site/siteSchema').Site['consent']",
      CONSENT_VERSION: 'string',
      POLICY: "Record<'script' | 'frame' | 'img' | 'connect', readonly string[]>",
    }),
    '.site/sections.mjs': moduleOf({ SECTIONS: site.sections }),
    '.site/pages.mjs': moduleOf(
      { COMPANY_PATHS: site.companyPages, TOOL_PATHS: site.tools, NAVIGATION: site.navigation },
      {
        COMPANY_PATHS: lists.readonlyText,
        TOOL_PATHS: lists.readonlyText,
        NAVIGATION:
          "Record<import('../lib/pages/pageEntry').Menu, readonly import('../lib/pages/pages').PagePath[]>",
      },
    ),
    '.site/redirects.mjs': moduleOf(
      { REDIRECTS: source.redirects },
      {
        REDIRECTS: "readonly import('../lib/oldAddresses/redirectRules.mjs').RedirectRule[]",
      },
    ),
    '.site/routes.mjs': moduleOf(routes(source), {
      OFF: lists.readonlyText,
      GENERIC: lists.readonlyText,
    }),
    '.site/keys.mjs': moduleOf({
      CATEGORIES: categoriesIn(source, first),
      STATES: stateKeys,
      STATE_TOPICS: site.stateTopics,
      STATE_FILTERS: site.stateFilters,
    }),
    '.site/names.mjs': moduleOf(
      {
        CATEGORY_NAMES: inEachLanguage(categoriesIn(source, first), (key, locale) =>
          categoryName(source, locale, key),
        ),
        STATE_NAMES: inEachLanguage(
          stateKeys,
          (key, locale) => stateNames(content, locale)[key] ?? key,
        ),
        OTHER_NAMES: site.otherNames,
      },
      {
        CATEGORY_NAMES: "Record<import('../lib/content/keys').CategoryKey, readonly string[]>",
        STATE_NAMES: "Record<import('../lib/content/keys').StateKey, readonly string[]>",
        OTHER_NAMES: 'readonly (readonly string[])[]',
      },
    ),
    '.site/home.mjs': moduleOf(
      {
        FRONT_STATE: frontPageState,
        TOPICS: site.frontPage.topics,
        MORE_TOPICS: site.frontPage.moreTopics,
        CITIES: site.cities,
      },
      {
        FRONT_STATE: "import('../lib/content/keys').StateKey | null",
        TOPICS: lists.groups,
        MORE_TOPICS: lists.groups,
        CITIES: lists.readonlyText,
      },
    ),
    '.site/links.mjs': moduleOf(
      {
        LATEST: site.frontPage.latest,
        FEATURED: site.frontPage.featured ?? null,
        WHATSAPP_CHANNEL: site.whatsappChannel ?? null,
      },
      { LATEST: 'string', FEATURED: 'string | null', WHATSAPP_CHANNEL: 'string | null' },
    ),
    '.site/office.mjs': moduleOf(
      { OFFICE: site.office, WORKING_HOURS: site.workingHours },
      {
        OFFICE: "import('../lib/i18n/localized').InEachLanguage<readonly string[]>",
        WORKING_HOURS:
          "readonly { id: string, days: import('../lib/i18n/localized').InEachLanguage, hours: import('../lib/i18n/localized').InEachLanguage }[]",
      },
    ),
    '.site/policies.mjs': moduleOf(
      { PRIVACY: policies.privacy, TERMS: policies.terms },
      {
        PRIVACY: "import('../lib/content/legal/section').LegalDocument",
        TERMS: "import('../lib/content/legal/section').LegalDocument",
      },
    ),
    '.site/drawings.mjs': moduleOf(
      {
        MARK: icon.markup,
        WORDMARK_DRAWINGS: Object.fromEntries(
          wordmarks.map(({ script, drawing }) => [script, drawing]),
        ),
      },
      {
        MARK: 'string',
        WORDMARK_DRAWINGS: `Record<${SCRIPT}, { viewBox: string, markup: string }>`,
      },
    ),
    ...contentModules(content),
    ...textModules(source),
    'public/icons.svg': sprite(source),
  };
}
