import 'server-only';
import { getTranslations } from 'next-intl/server';
import { createHash } from 'node:crypto';
import { TIME_ZONE } from '@/lib/i18n/language';
import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { deskFrontPage } from '@/lib/provider/provider';
import { iconPath } from '@/lib/seo/metadata/icons.mjs';
import type { Alert } from './alertSchema.mjs';

const nameOf = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 27);

const PICTURES = { icon: iconPath('any', 192), badge: iconPath('monochrome', 96) };

/**
 * The desk's banner as a notification in each of its languages; null once it expires, or if the
 * desk forbids it.
 */
export async function currentAlert(now = Date.now()): Promise<Alert | null> {
  const { banner } = await deskFrontPage();
  if (!banner || banner.until <= now || banner.push === false) return null;
  const { text, href = '/', until, push } = banner;
  const messages = await Promise.all(
    LOCALE_NAMES.flatMap((locale) => {
      const body = text[locale];
      return body === undefined ? [] : [messageIn(locale, body, href)];
    }),
  );
  return {
    key: nameOf([text, href]),
    tag: nameOf(banner.href ?? text),
    until,
    urgent: push?.urgent ?? false,
    states: push?.states ?? [],
    topics: push?.topics ?? [],
    timeZone: TIME_ZONE,
    messages: Object.fromEntries(messages),
  };
}

async function messageIn(locale: Locale, body: string, href: string) {
  const channel = await getTranslations({ locale, namespace: 'Channel' });
  const t = await getTranslations({ locale, namespace: 'Push' });
  const title = t('alert', { channel: channel('name') });
  const url = href.startsWith('/') ? absoluteUrl(href, locale) : href;
  return [locale, { title, body, url, ...PICTURES }] as const;
}
