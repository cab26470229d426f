import type en from '@/messages/en.json';
import type { Locale as SiteLocale } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof en;
    Locale: SiteLocale;
  }
}
