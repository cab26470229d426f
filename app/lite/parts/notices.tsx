import type { ReactNode } from 'react';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { currentBanner } from '@/lib/frontPage/banner';
import { litePath } from '@/lib/pages/litePath';
import { listsNews } from '@/lib/pages/pages';
import { outage } from '@/lib/provider/provider';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { foreign } from './StoryList';
import type { LiteRequest } from './liteRequest';

export const Failure = ({ children }: { children: ReactNode }) => (
  <p className="w" role="status" data-retry="">
    {children}
  </p>
);

export async function OutageNotice({ path, url, words: { t, locale } }: LiteRequest) {
  const isMissing = requestContext.getStore()?.status !== undefined;
  if (isMissing || !(listsNews(path) || path === '/search')) return null;
  const now = await outage();
  if (!now) return null;
  if (now.asOf === null) {
    setResponseStatus(503);
    return null;
  }
  return path === '/search' ? null : (
    <Failure>
      {t('NoNews.outage', dateAndTime(now.asOf, locale))}{' '}
      <a href={litePath(url, locale)}>{t('Faults.retry')}</a>
    </Failure>
  );
}

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
