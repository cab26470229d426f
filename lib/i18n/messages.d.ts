import type { Messages } from '#site/messageTypes.mjs';
import type { Locale as SiteLocale } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: SiteLocale;
  }
}
