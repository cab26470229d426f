import 'server-only';
import { createHash } from 'node:crypto';
import { hasLocale } from 'next-intl';
import { type Locale, routing } from '@/lib/i18n/routing';
import { unescaped } from '@/lib/text/unescaped';
import { DESIGN } from './cardLook';

/** Where a preview is found. */
export type PreviewAddress = {
  /** What it shows: a part of an address, escaped. */
  name: string;
  locale: Locale;
  /** A hash of all that the picture is made of. */
  made: string;
};

const HASH_LENGTH = 12;

/**
 * The address of a preview that is made of these. It changes with them, so what is there may be
 * kept for ever.
 */
export function previewAddress(name: string, locale: Locale, madeOf: unknown): PreviewAddress {
  const made = createHash('sha256')
    .update(JSON.stringify([DESIGN, name, locale, madeOf]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return { name, locale, made };
}

/** As a path of the site, e.g. `/og/a1.0123456789ab.hi.jpg`. */
export const previewPath = ({ name, locale, made }: PreviewAddress) =>
  `/og/${name}.${made}.${locale}.jpg`;

/** The address that the parts of a path below `/og` spell, or null when it is none of ours. */
export function readPreviewPath(parts: readonly string[]): PreviewAddress | null {
  const file = parts.map((part) => encodeURIComponent(unescaped(part))).join('/');
  const [, name, made, locale] = /^(.+)\.([0-9a-f]{12})\.([a-z]{2})\.jpg$/.exec(file) ?? [];
  return name && made && hasLocale(routing.locales, locale) ? { name, made, locale } : null;
}
