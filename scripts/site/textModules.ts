import { laterMessagesOf, messagesOf, offlineWordsOf, overloadText } from './derived';
import { moduleOf, NOTE, typed } from './moduleOf';
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
