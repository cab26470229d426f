import { CHANNEL_NAMES } from '#site/brand.mjs';
import type { Locale } from './locales';

export const channelName = (locale: Locale): string => CHANNEL_NAMES[locale];
