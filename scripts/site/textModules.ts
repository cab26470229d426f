import { SCRIPTS } from '@/lib/i18n/scripts.mjs';
import { currencyModule } from '@/lib/site/currency';
import { offsetMs, offsetOf } from '@/lib/site/timeZone';
import { laterMessagesOf, locales, messagesOf, offlineWordsOf, overloadText } from './derived';
import { LIST, NOTE, WORDS, moduleOf, typed } from './moduleOf';
import type { Configuration } from './readSite';

export function textModules(configuration: Configuration): Record<string, string> {
  const languages = Object.keys(configuration.site.languages);
  const [first = ''] = languages;
  return {
    '.site/messageTypes.mjs': `${NOTE}/** @typedef {typeof import('./messages/${first}.json')} Messages */\nexport {};\n`,
    // The service worker has no server to ask (`features/offline`).
    '.site/offline.mjs': moduleOf({
      OFFLINE_WORDS: typed(
        "Record<import('../lib/i18n/locales').Locale, Record<string, string>>",
        Object.fromEntries(languages.map((code) => [code, offlineWordsOf(configuration, code)])),
      ),
    }),
    // The server refuses requests outside Next.
    '.site/overload.mjs': moduleOf({
      OVERLOAD_TEXTS: typed(
        'Readonly<Record<string, string>>',
        Object.fromEntries(languages.map((code) => [code, overloadText(configuration, code)])),
      ),
    }),
    ...Object.fromEntries(
      languages.map((locale) => [
        `.site/messages/${locale}.json`,
        `${JSON.stringify(messagesOf(configuration, locale), null, 2)}\n`,
      ]),
    ),
    ...Object.fromEntries(
      languages.map((locale) => [
        `.site/later/${locale}.json`,
        `${JSON.stringify(laterMessagesOf(configuration, locale))}\n`,
      ]),
    ),
  };
}

export function languageModules(configuration: Configuration): Record<string, string> {
  const languages = Object.entries(configuration.site.languages);
  const [[first] = ['']] = languages;
  const { CURRENCY, MONEY, SIGN, MARKS } = currencyModule(configuration.site.currency);
  return {
    '.site/locales.mjs': moduleOf({
      LOCALES: locales(configuration),
      LOCALE_NAMES: languages.map(([code]) => code),
      DEFAULT_LOCALE: first,
      TIME_ZONE: typed('string', configuration.site.timeZone),
      ZONE_OFFSET: typed('string', offsetOf(configuration.site.timeZone)),
      ZONE_MS: typed('number', offsetMs(offsetOf(configuration.site.timeZone))),
      RIGHT_TO_LEFT: typed(
        LIST,
        languages.flatMap(([code, { script }]) =>
          SCRIPTS[script].direction === 'rtl' ? [code] : [],
        ),
      ),
    }),
    // Separate, because the scripts of every page load the language module.
    '.site/currency.mjs': moduleOf({
      CURRENCY: typed('string', CURRENCY),
      MONEY: typed('Intl.NumberFormatOptions', MONEY),
      SIGN: typed('string', SIGN),
      MARKS: typed('string', MARKS),
    }),
    '.site/faces.mjs': moduleOf({
      FACES: typed(
        "readonly { script: import('../lib/i18n/scripts.mjs').Script, family: string, normal: string, bold: string }[]",
        configuration.faces.map(({ script, family, normal, bold }) => ({
          script,
          family,
          normal: `.site/${normal}`,
          bold: `.site/${bold}`,
        })),
      ),
    }),
    '.site/languages.mjs': moduleOf({
      REGIONAL: typed(
        WORDS,
        Object.fromEntries(languages.map(([code, { regional }]) => [code, regional])),
      ),
      INVITATIONS: typed(
        WORDS,
        Object.fromEntries(languages.map(([code, { invitation }]) => [code, invitation])),
      ),
    }),
  };
}
