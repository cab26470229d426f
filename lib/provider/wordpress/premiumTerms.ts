import { environment } from '@/lib/config/environment.mjs';
import { safeDecode } from '@/lib/format/safeDecode';
import { slugsInLanguages } from '@/lib/provider/source/filing';
import { textBefore, teaserOf } from '@/lib/provider/source/teaser';
import type { Body } from '@/lib/story/body';

export function premiumSlugs(): readonly string[] {
  const { PREMIUM_CATEGORY: slug } = environment();
  return slug === undefined ? [] : slugsInLanguages(slug);
}

export const isPremium = (slugs: readonly string[]): boolean =>
  slugs.some((slug) => premiumSlugs().includes(safeDecode(slug).toLowerCase()));

/** The "Read more" mark: a comment in the REST API, an anchor in themes. */
const MORE = /<!--more\b|<span id="more-\d+">/;

/** The rest stays unread, because few paywalls cut the REST API. */
export function freePart(html: string, read: (html: string) => Body | null): Body | null {
  const free = textBefore(html, MORE);
  return free === null ? teaserOf(read(html)) : read(free);
}
