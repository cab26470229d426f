import { CHANNEL_NAMES } from '#site/brand.mjs';
import type { Locale } from './locales';

/** What the channel calls itself in a language. */
export const channelName = (locale: Locale): string => CHANNEL_NAMES[locale];
