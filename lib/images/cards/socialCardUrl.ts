import 'server-only';
import { hasLocale } from 'next-intl';
import { createHash } from 'node:crypto';
import { safeDecode } from '@/lib/format/safeDecode';
import type { Locale } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { updateName } from '@/lib/stories/updateAddress';
import type { Story } from '@/lib/story/story';
import { COLOR, DESIGN } from './cardLook';

export type SocialCardUrl = {
  name: string;
  locale: Locale;
  hash: string;
};

const HASH_LENGTH = 12;

export function socialCardUrl(name: string, locale: Locale, hashedFrom: unknown): SocialCardUrl {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, COLOR, name, locale, hashedFrom]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return { name, locale, hash };
}

export const socialCardPath = ({ name, locale, hash }: SocialCardUrl) =>
  `/og/${name}.${hash}.${locale}.jpg`;

export function parseSocialCardPath(parts: readonly string[]): SocialCardUrl | null {
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

export const socialPicture = ({ picture, meta }: Pick<Story, 'picture' | 'meta'>) =>
  meta?.socialPicture ?? picture;

type Drawn = Omit<Pictured, 'picture' | 'meta'>;

/** The content of a card: any change must change the URL, or apps would keep the old card. */
const shownOn = ({ title, category, state, live, coverage }: Drawn) => ({
  title,
  category,
  state,
  ...(live && { live, line: newestLine({ live, coverage }) }),
});

export const storySocialCardUrl = (story: Pictured, locale: Locale): SocialCardUrl =>
  socialCardUrl(encodeURIComponent(story.id), locale, {
    ...shownOn(story),
    picture: socialPicture(story),
  });

const CARDS = 'card/';

export const storyCardUrl = (story: Drawn, locale: Locale): SocialCardUrl =>
  socialCardUrl(CARDS + encodeURIComponent(story.id), locale, shownOn(story));

export const storyOfCard = (name: string): string | null =>
  name.startsWith(CARDS) ? safeDecode(name.slice(CARDS.length)) : null;

export const storySocialCardPath = (story: Pictured, locale: Locale) =>
  socialCardPath(storySocialCardUrl(story, locale));
