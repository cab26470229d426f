import type { Messages } from 'next-intl';
import { figureMessages } from '@/lib/i18n/figureMessages';
import type { Locale } from '@/lib/i18n/locales';

async function load(locale: Locale): Promise<Messages> {
  const { default: messages } = await import(`../../.site/messages/${locale}.json`);
  return figureMessages(messages, locale);
}

const loaded = new Map<Locale, Promise<Messages>>();

/** Returns the same promise per locale, as `use` requires. */
export function allMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
}
