type LocaleRecord = {
  /** Its own name, in its own words. */
  name: string;
  /** Invites to read the page in this language, written in this language. */
  invitation: string;
  /** Of each of its paths; the default language has none. */
  prefix: '' | `/${string}`;
  /**
   * With its region (BCP 47), as `hreflang`, feeds and JSON-LD name it; Open Graph writes it with
   * an underscore.
   */
  regional: `${string}-${string}`;
  /** For `Intl`. Digits stay Latin in Hindi, as Indian newsrooms write them. */
  intl: string;
  /**
   * The Unicode script that identifies a text in it, and chooses the type of its preview
   * cards.
   */
  script: 'Latin' | 'Devanagari';
  /**
   * Whether a time of day names its part (शाम 6:32). English would spell it out (6:32 in the
   * evening), so it keeps am and pm.
   */
  namesDayPeriod: boolean;
  /** What follows a time of day, with its space. */
  oClock: '' | ` ${string}`;
};

/**
 * Each language of the site, the default one first, with every fact about it. Its texts are in
 * `messages/`. The cookie-less routing, the feeds, sitemaps and metadata follow from this list.
 */
export const LOCALES = {
  en: {
    name: 'English',
    invitation: 'Read in English',
    prefix: '',
    regional: 'en-IN',
    intl: 'en-IN',
    script: 'Latin',
    namesDayPeriod: false,
    oClock: '',
  },
  hi: {
    name: 'हिंदी',
    invitation: 'हिंदी में पढ़ें',
    prefix: '/hi',
    regional: 'hi-IN',
    intl: 'hi-IN-u-nu-latn',
    script: 'Devanagari',
    namesDayPeriod: true,
    oClock: ' बजे',
  },
} as const satisfies Record<string, LocaleRecord>;

export type Locale = keyof typeof LOCALES;
export type Script = LocaleRecord['script'];

/** The language without a prefix. What has no words in another language is read in this one. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Whether a name is that of one of the site's languages. */
export const isLocale = (name: string): name is Locale => Object.hasOwn(LOCALES, name);

/** The site's languages, the default one first. */
export const LOCALE_NAMES: readonly Locale[] = Object.keys(LOCALES).filter(isLocale);

/** Every language but this one. */
export const otherLocales = (locale: Locale) => LOCALE_NAMES.filter((name) => name !== locale);
