import type en from '@/messages/en.json';
import type { withChannelName } from './channelName';
import type { Locale as SiteLocale } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Messages: ReturnType<typeof withChannelName<typeof en>>;
    Locale: SiteLocale;
  }
}
