import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { locale as localeSegment } from 'next/root-params';
import { figureMessages } from './figureMessages';
import { TIME_ZONE } from './language';
import { routing } from './routing';

export default getRequestConfig(async ({ locale: asked }) => {
  const named = asked ?? (await localeSegment());
  const locale = hasLocale(routing.locales, named) ? named : routing.defaultLocale;
  const { default: messages } = await import(`../../.site/messages/${locale}.json`);
  return {
    locale,
    messages: figureMessages(messages, locale),
    timeZone: TIME_ZONE,
    now: new Date(),
  };
});
