import { CHANNEL_NAMES } from '@/lib/config/brand.mjs';
import { DEFAULT_LOCALE, type Locale } from './locales';

const NAMES: Partial<Record<Locale, string>> = CHANNEL_NAMES;

/** What the channel calls itself in a language; where it has no name there, the default one. */
export const channelName = (locale: Locale): string => NAMES[locale] ?? NAMES[DEFAULT_LOCALE] ?? '';

/**
 * The messages of a language with `Channel.name`, which is the brand's and stands in no message
 * file. Other messages have a slot for it, `{channel}`.
 */
export const withChannelName = <M extends { Channel: object }>(messages: M, locale: Locale) => ({
  ...messages,
  Channel: { name: channelName(locale), ...messages.Channel },
});
