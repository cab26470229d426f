import { isObject } from '@/lib/isObject';
import { parseJson } from '@/lib/parseJson';

export type SentNotification = {
  title: string;
  options: NotificationOptions & { data: { url: string } };
};

/** In the form of declarative web push, which Safari shows by itself. */
export function readSent(text: string, origin: string): SentNotification {
  const sent = membersIn(membersIn(parseJson(text)).notification);
  const { title, body, icon, badge, tag, lang, navigate } = sent;
  return {
    // A push that shows nothing costs the site its permission.
    title: textOf(title) ?? new URL(origin).host,
    options: {
      body: textOf(body) ?? '',
      icon: textOf(icon),
      badge: textOf(badge),
      tag: textOf(tag),
      lang: textOf(lang),
      dir: 'auto',
      data: { url: webAddress(textOf(navigate) ?? '/', origin) },
    },
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const membersIn = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {};

/** The front page's URL for anything but a page of this site. */
export function webAddress(given: unknown, origin: string): string {
  const home = new URL('/', origin).href;
  if (typeof given !== 'string') return home;
  try {
    const { protocol, href } = new URL(given, origin);
    return protocol === 'https:' || new URL(href).origin === origin ? href : home;
  } catch {
    return home; // no `URL.canParse`: Safari shows notifications from 16.4 on, and has it from 17 on
  }
}
