import { type Locale } from '@/lib/i18n/locales';
import { type Localized, localized } from '@/lib/i18n/localized';

export const APP_FEATURES = [
  { id: 'live', icon: 'tv' },
  { id: 'breaking', icon: 'short' },
  { id: 'languages', icon: 'quote' },
  { id: 'tools', icon: 'emi' },
] as const;

export const APP_SCREENS = ['home', 'feed', 'live'] as const;

const SCREEN_LANGUAGES: Localized = { en: 'en', hi: 'hi' };

export const screenPath = (id: string, locale: Locale) =>
  `/screens/${id}.${localized(SCREEN_LANGUAGES, locale)}.webp`;

export const REQUIREMENTS = [
  { id: 'android', points: ['android.system', 'android.memory', 'android.storage'] },
  { id: 'ios', points: ['ios.system', 'ios.device', 'ios.storage'] },
  { id: 'web', points: ['web.browsers', 'web.download'] },
] as const;
