import { environment } from '@/lib/config/environment.mjs';
import { safeDecode } from '@/lib/format/safeDecode';
import { slugsInLanguages } from '@/lib/provider/source/filing';
import { textBefore, teaserOf } from '@/lib/provider/source/teaser';
import type { Body } from '@/lib/story/body';
import type { StoryCard } from '@/lib/story/story';

type LiveState = NonNullable<StoryCard['live']>;

export function liveSlugs(): ReadonlyMap<string, LiveState> {
  const { LIVE_CATEGORY: slug } = environment();
  if (slug === undefined) return new Map();
  return new Map([
    ...slugsInLanguages(slug).map((each) => [each, 'on'] as const),
    ...slugsInLanguages(`${slug}-ended`).map((each) => [each, 'ended'] as const),
  ]);
}

/** `ended` wins if a post has both terms; undefined if it has neither. */
export function liveStateOf(slugs: readonly string[]): LiveState | undefined {
  const live = liveSlugs();
  const states = slugs.map((slug) => live.get(safeDecode(slug).toLowerCase()));
  return states.includes('ended') ? 'ended' : states.find(Boolean);
}

export function premiumSlugs(): readonly string[] {
  const { PREMIUM_CATEGORY: slug } = environment();
  return slug === undefined ? [] : slugsInLanguages(slug);
}

export const isPremium = (slugs: readonly string[]): boolean =>
  slugs.some((slug) => premiumSlugs().includes(safeDecode(slug).toLowerCase()));

/** The "Read more" mark: a comment in the REST API, an anchor in themes. */
const MORE_MARK = /<!--more\b|<span id="more-\d+">/;

/** The rest stays unread, because few paywalls cut the REST API. */
export function freePart(html: string, read: (html: string) => Body | null): Body | null {
  const free = textBefore(html, MORE_MARK);
  return free === null ? teaserOf(read(html)) : read(free);
}
