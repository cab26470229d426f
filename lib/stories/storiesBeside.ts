import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { withTimeout } from '@/lib/request/withTimeout';
import type { Story } from '@/lib/story/story';
import { getLatest, getNewest } from './getNews';
import { MORE_ON_PAGE, SIDEBAR_LENGTH } from './listLengths';
import { relatedStories } from './relatedStories';
import { firstWithout } from './storySelection';

/** The longest wait for a feed of More News; later feeds are skipped, so that the page ends. */
const MORE_LIMIT_MS = 500;

export async function storiesBeside(story: Story, locale: Locale) {
  const [latest, all] = await Promise.all([
    withTimeout(MORE_LIMIT_MS, getLatest(locale)),
    withTimeout(MORE_LIMIT_MS, getNewest(locale)),
  ]);
  const more = latest?.ok
    ? relatedStories(latest.value, story, { count: MORE_ON_PAGE, locale })
    : [];
  const newest = firstWithout(all ?? [], [story, ...more], SIDEBAR_LENGTH);
  return { more, newest };
}
