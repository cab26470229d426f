import 'server-only';
import { safeDecode } from '@/lib/format/safeDecode';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { withTimeout } from '@/lib/request/withTimeout';
import { findStory } from '@/lib/stories/findStory';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { brandSocialCard, pageSocialCard } from './drawPage';
import { brandSocialCardUrl, pageCard, pageOfSocialCard } from './pageSocialCard';
import { getCachedSocialCard, type SocialCard } from './socialCardCache';
import {
  parseSocialCardPath,
  socialCardPath,
  type SocialCardUrl,
  storyCardUrl,
  storyOfCard,
  storySocialCardUrl,
} from './socialCardUrl';
import { storyCard, storySocialCard } from './storySocialCard';

/** Preview apps give up after a few seconds; a late picture serves the next share. */
export const TIMEOUT_MS = 4000;

/**
 * `immutable` only if the URL's hash matches. Failures give the brand's picture, never a 404, which
 * apps remember for days.
 */
export async function findSocialCard(parts: readonly string[]): Promise<SocialCard> {
  const asked = parseSocialCardPath(parts);
  const named = /\.(\w+)\.jpg$/.exec(parts.at(-1) ?? '')?.[1] ?? '';
  const locale = asked?.locale ?? (isLocale(named) ? named : DEFAULT_LOCALE);
  try {
    const found =
      asked &&
      (getCachedSocialCard(asked) ?? (await withTimeout(TIMEOUT_MS, presentSocialCard(asked))));
    if (found) return found;
  } catch (fault) {
    logFault(`social card: ${parts.join('/')}`, fault);
  }
  const brand = await brandSocialCard(locale);
  return {
    ...brand,
    immutable:
      asked !== null && socialCardPath(asked) === socialCardPath(brandSocialCardUrl(locale)),
  };
}

async function presentSocialCard(asked: SocialCardUrl): Promise<SocialCard | null> {
  const { name, locale } = asked;
  const page = pageOfSocialCard(name);
  const card = page === null ? null : await pageCard(page, locale);
  if (card && page !== null) {
    const { url, socialCard } = await pageSocialCard(page, card);
    return { ...socialCard, immutable: socialCard.immutable && url.hash === asked.hash };
  }
  if (page !== null) return null;
  const carded = storyOfCard(name);
  const story = await findStory(carded ?? safeDecode(name), locale);
  if (!story.ok) return null;
  const [make, urlOf] =
    carded === null ? [storySocialCard, storySocialCardUrl] : [storyCard, storyCardUrl];
  const socialCard = await make(story.value, locale);
  return {
    ...socialCard,
    immutable: socialCard.immutable && urlOf(story.value, locale).hash === asked.hash,
  };
}
