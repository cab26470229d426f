import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';

async function load(locale: Locale): Promise<Messages> {
  const { default: messages } = await import(`../../.site/messages/${locale}.json`);
  return messages;
}

const loaded = new Map<Locale, Promise<Messages>>();

/** All messages of a language. The same promise at each call, as `use` asks for. */
export function allMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
}
