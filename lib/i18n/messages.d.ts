import type messages from '#site/messages/en.json';
import type { Locale as SiteLocale } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages;
    Locale: SiteLocale;
  }
}
