import 'server-only';
import { hasLocale } from 'next-intl';
import { createHash } from 'node:crypto';
import { safeDecode } from '@/lib/format/safeDecode';
import { type Locale, routing } from '@/lib/i18n/routing';
import { updateName } from '@/lib/stories/live/updateAddress';
import type { Story } from '@/lib/story/story';
import { COLOR, DESIGN } from './cardLook';

export type PreviewUrl = {
  name: string;
  locale: Locale;
  hash: string;
};

const HASH_LENGTH = 12;

export function previewUrl(name: string, locale: Locale, hashedFrom: unknown): PreviewUrl {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, COLOR, name, locale, hashedFrom]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return { name, locale, hash };
}

export const previewPath = ({ name, locale, hash }: PreviewUrl) =>
  `/og/${name}.${hash}.${locale}.jpg`;

export function parsePreviewPath(parts: readonly string[]): PreviewUrl | null {
  const file = parts.map((part) => encodeURIComponent(safeDecode(part))).join('/');
  const [, name, hash, locale] = /^(.+)\.([0-9a-f]{12})\.([a-z]{2})\.jpg$/.exec(file) ?? [];
  return name && hash && hasLocale(routing.locales, locale) ? { name, hash, locale } : null;
}

export type Pictured = Pick<
  Story,
  'id' | 'title' | 'category' | 'state' | 'picture' | 'meta' | 'live' | 'coverage'
>;

export function newestLine({ live, coverage }: Pick<Story, 'live' | 'coverage'>): string | null {
  const newest = coverage?.updates[0];
  return live === 'on' && newest ? updateName(newest) : null;
}

export const previewPicture = ({ picture, meta }: Pick<Story, 'picture' | 'meta'>) =>
  meta?.socialPicture ?? picture;

/** A new update changes the URL, or apps would go on showing the card they have. */
const liveOf = (story: Pick<Story, 'live' | 'coverage'>) =>
  story.live && { live: story.live, line: newestLine(story) };

export const storyPreviewUrl = (
  { id, title, category, state, picture, meta, ...rest }: Pictured,
  locale: Locale,
): PreviewUrl =>
  previewUrl(encodeURIComponent(id), locale, {
    title,
    category,
    state,
    picture: previewPicture({ picture, meta }),
    ...liveOf(rest),
  });

const CARDS = 'card/';

export const storyCardUrl = (
  { id, title, category, state, ...rest }: Omit<Pictured, 'picture'>,
  locale: Locale,
): PreviewUrl =>
  previewUrl(CARDS + encodeURIComponent(id), locale, { title, category, state, ...liveOf(rest) });

export const storyOfCard = (name: string): string | null =>
  name.startsWith(CARDS) ? safeDecode(name.slice(CARDS.length)) : null;

export const storyPreviewPath = (story: Pictured, locale: Locale) =>
  previewPath(storyPreviewUrl(story, locale));
