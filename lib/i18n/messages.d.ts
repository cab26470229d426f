import type en from '@/messages/en.json';
import type { Locale as SiteLocale } from './routing';
import type { withChannelName } from './withChannelName';

declare module 'next-intl' {
  interface AppConfig {
    Messages: ReturnType<typeof withChannelName<typeof en>>;
    Locale: SiteLocale;
  }
}
