import { currentBanner } from '@/lib/frontPage/banner';
import { foreign } from './StoryList';
import type { LiteRequest } from './liteRequest';

export async function BannerNotice({ path, words, now }: LiteRequest) {
  const { t, locale } = words;
  const banner = await currentBanner(locale, path, now);
  if (!banner) return null;
  const { kind, text, lang, href } = banner;
  return (
    <p>
      <b className="w">{t(kind === 'breaking' ? 'Home.breaking' : 'FrontPage.liveNow')}</b>{' '}
      {href ? (
        <a href={href} lang={foreign(lang, words)}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
