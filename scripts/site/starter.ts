import type { StateRecord } from '@/lib/content/stateRecord';
import { SCRIPT_NAMES } from '@/lib/i18n/scripts.mjs';
import { isObject } from '@/lib/isObject';
import type { SiteConfig } from '@/lib/site/siteSchema';

/** Left out of a starter: they need an app, open positions (samples), or a broadcast. */
const APP = '/download-app';
const CAREERS = '/careers';
const LIVE = '/live-tv';

/** Keeps only the requested languages in all texts, in their order. */
function inLanguages(value: unknown, known: readonly string[], asked: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguages(each, known, asked));
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const isWords = entries.length > 0 && entries.every(([key]) => known.includes(key));
  const kept = isWords ? asked.flatMap((code) => entries.filter(([key]) => key === code)) : entries;
  return Object.fromEntries(kept.map(([key, each]) => [key, inLanguages(each, known, asked)]));
}

export const starterState = (
  { samples: _, ...record }: StateRecord,
  known: readonly string[],
  languages: readonly string[],
): unknown => inLanguages(record, known, languages);

/**
 * The sample's pages, colours and languages, with questions for the newsroom. No samples, app or
 * social networks; a paper has no live TV.
 *
 * @param languages codes from `sample.languages`, the default first
 */
export function starter(
  sample: SiteConfig,
  id: string,
  languages: readonly string[],
  kind: 'paper' | 'channel',
): unknown {
  const missing = kind === 'paper' ? [APP, CAREERS, LIVE] : [APP, CAREERS];
  const present = (paths: readonly string[]) => paths.filter((path) => !missing.includes(path));
  const ask = (question: string) =>
    Object.fromEntries(
      languages.map((code) => [code, `TODO: ${question} (${sample.languages[code]?.name})`]),
    );
  const config = {
    ...sample,
    id,
    names: ask('the name of the newsroom'),
    taglines: ask('the words after the name in titles, such as News of the hills'),
    legalEntity: ask('the legal name of the publisher'),
    contacts: {
      NEWS_EMAIL: 'TODO: the e-mail address of the newsroom',
      PHONE_NUMBER: 'TODO: the phone number, or delete this line',
      WHATSAPP_NUMBER: 'TODO: the WhatsApp number, or delete this line',
    },
    address: ask('the postal address in one line'),
    office: Object.fromEntries(
      Object.entries(ask('the postal address line by line as on an envelope, the name first')).map(
        ([code, question]) => [code, [question]],
      ),
    ),
    court: ask('the city whose courts have jurisdiction'),
    workingHours: [
      {
        id: 'office',
        days: ask('the days on which the office is open, such as Monday to Friday'),
        hours: ask('the office hours'),
      },
    ],
    social: [],
    sections: Object.fromEntries(
      Object.entries(sample.sections).filter(([path]) => !missing.includes(path)),
    ),
    companyPages: present(sample.companyPages),
    navigation: Object.fromEntries(
      Object.entries(sample.navigation).map(([menu, paths]) => [menu, present(paths)]),
    ),
    frontPage: undefined,
    topics: undefined,
    cities: [],
    otherNames: undefined,
    samples: false,
    wordmarks: undefined,
    whatsappChannel: undefined,
    live:
      kind === 'channel'
        ? 'TODO: the YouTube video or HLS playlist of the live programme. Without one delete this line, and /live-tv if LIVE_URL is not set'
        : undefined,
    ads: undefined,
    analytics: undefined,
  };
  return inLanguages(config, Object.keys(sample.languages), languages);
}

const HINDI = '<p lang="hi">';
const HINDI_TITLE = ' · जल्द लौटेंगे';

/**
 * nginx's error page in the site's languages, with a question for each language that the product
 * lacks.
 *
 * @param product `deploy/nginx/down.html`, in English and Hindi
 * @param languages each with its own name
 */
export function downPage(
  product: string,
  languages: readonly (readonly [code: string, name: string])[],
): string {
  const hindi = `${product.split('\n').find((line) => line.includes(HINDI)) ?? ''}\n`;
  const isSpoken = languages.some(([code]) => code === 'hi');
  const asked = languages
    .filter(([code]) => code !== 'en' && code !== 'hi')
    .map(
      ([code, name]) =>
        `    <p lang="${code}">TODO: a sentence in ${name}: this page reloads in 30 seconds</p>\n`,
    );
  const others = [...(isSpoken ? [hindi] : []), ...asked].join('');
  return product.replace(hindi, others).replace(HINDI_TITLE, isSpoken ? HINDI_TITLE : '');
}

const CODE = /^[a-z]{2}$/;

/**
 * Fills a language's record from Unicode's CLDR (`Intl`) for India, with questions for the rest;
 * null for an unknown language or script.
 *
 * @param code two letters, such as `ta`
 */
export function languageRecord(code: string): SiteConfig['languages'][string] | null {
  const name = CODE.test(code)
    ? new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
    : undefined;
  const script = SCRIPT_NAMES.find((one) =>
    new RegExp(`^\\p{Script=${one}}`, 'u').test(name ?? ''),
  );
  if (!name || !script) return null;
  const regional = `${code}-IN`;
  const { numberingSystem } = new Intl.NumberFormat(regional).resolvedOptions();
  return {
    name,
    invitation: `TODO: the words Read in ${name}, in that language`,
    regional,
    intl: numberingSystem === 'latn' ? regional : `${regional}-u-nu-latn`,
    script,
    namesDayPeriod: false,
    oClock: '',
  };
}
