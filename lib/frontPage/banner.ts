import 'server-only';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { deskFrontPage } from '@/lib/provider/provider';
import { getLiveNow } from '@/lib/stories/liveNow';
import { storyPath, writtenIn } from '@/lib/story/story';
import { getFrontLive } from './frontLive';

type Banner = { kind: 'breaking' | 'liveNow'; text: string; lang: string; href: string | null };

/**
 * The desk's banner until it expires, else the current live page's, unless the page or a block
 * already shows that.
 *
 * @param path without language prefix
 */
export async function currentBanner(
  locale: Locale,
  path: string,
  now = Date.now(),
): Promise<Banner | null> {
  // Browsers cache this page for later, when today's banner would be wrong.
  if (path === '/offline') return null;
  return (await deskBanner(locale, now)) ?? (await liveBanner(locale, path, now));
}

async function deskBanner(locale: Locale, now: number): Promise<Banner | null> {
  const { banner } = await deskFrontPage();
  const text = banner?.text[locale];
  if (!banner || !text || banner.until <= now) return null;
  const { href } = banner;
  return {
    kind: 'breaking',
    text,
    lang: locale,
    href: href?.startsWith('/') ? localPath(href, locale) : (href ?? null),
  };
}

async function liveBanner(locale: Locale, path: string, now: number): Promise<Banner | null> {
  // The home page's live block already shows these pages.
  if (path === '/' && (await getFrontLive(locale, now)).length > 0) return null;
  const [story] = (await getLiveNow(locale, now)).filter(({ id }) => storyPath(id) !== path);
  return story
    ? {
        kind: 'liveNow',
        text: story.title,
        lang: writtenIn(story),
        href: localPath(storyPath(story.id), locale),
      }
    : null;
}
