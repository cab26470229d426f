import type { Messages } from '#site/messageTypes.mjs';
import type { Locale as SiteLocale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: SiteLocale;
  }
}
