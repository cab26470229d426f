import 'server-only';
import { createHash } from 'node:crypto';
import { hasLocale } from 'next-intl';
import { safeDecode } from '@/lib/format/safeDecode';
import { type Locale, routing } from '@/lib/i18n/routing';
import type { Story } from '@/lib/stories/model/story';
import { COLOR, DESIGN } from './cardLook';

/** Where a preview is found. */
export type PreviewUrl = {
  /** What it shows: a part of a URL, escaped. */
  name: string;
  locale: Locale;
  /** A hash of all that the picture is made of. */
  hash: string;
};

const HASH_LENGTH = 12;

/**
 * The URL of a preview that is made of these. It changes with them, so what is there may be
 * kept for ever.
 */
export function previewUrl(name: string, locale: Locale, hashedFrom: unknown): PreviewUrl {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, COLOR, name, locale, hashedFrom]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return { name, locale, hash };
}

/** As a path of the site, e.g. `/og/a1.0123456789ab.hi.jpg`. */
export const previewPath = ({ name, locale, hash }: PreviewUrl) =>
  `/og/${name}.${hash}.${locale}.jpg`;

/** The URL that the parts of a path below `/og` spell, or null when it is none of ours. */
export function parsePreviewPath(parts: readonly string[]): PreviewUrl | null {
  const file = parts.map((part) => encodeURIComponent(safeDecode(part))).join('/');
  const [, name, hash, locale] = /^(.+)\.([0-9a-f]{12})\.([a-z]{2})\.jpg$/.exec(file) ?? [];
  return name && hash && hasLocale(routing.locales, locale) ? { name, hash, locale } : null;
}

/** What a story's preview is made of. */
export type Pictured = Pick<Story, 'id' | 'title' | 'category' | 'state' | 'picture' | 'meta'>;

/** The picture that editors chose for previews, else the story's own. */
export const previewPicture = ({ picture, meta }: Pick<Story, 'picture' | 'meta'>) =>
  meta?.socialPicture ?? picture;

/** Where a story's preview in a language is found. */
export const storyPreviewUrl = (
  { id, title, category, state, picture, meta }: Pictured,
  locale: Locale,
): PreviewUrl =>
  previewUrl(encodeURIComponent(id), locale, {
    title,
    category,
    state,
    picture: previewPicture({ picture, meta }),
  });

const CARDS = 'card/';

/** Where a story's drawn card in a language is found, whether it has a picture or not. */
export const storyCardUrl = (
  { id, title, category, state }: Omit<Pictured, 'picture'>,
  locale: Locale,
): PreviewUrl => previewUrl(CARDS + encodeURIComponent(id), locale, { title, category, state });

/** The id of the story whose drawn card a preview's name stands for; null when it is none. */
export const storyOfCard = (name: string): string | null =>
  name.startsWith(CARDS) ? safeDecode(name.slice(CARDS.length)) : null;

/** The site path of a story's preview in a language, a JPEG of `PREVIEW_SIZE`. */
export const storyPreviewPath = (story: Pictured, locale: Locale) =>
  previewPath(storyPreviewUrl(story, locale));
