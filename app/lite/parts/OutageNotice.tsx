import { formatDate } from '@/lib/format/dates';
import { formatTime } from '@/lib/format/timeOfDay';
import { litePath } from '@/lib/pages/litePath';
import { listsNews } from '@/lib/pages/pages';
import { outage } from '@/lib/provider/provider';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { Failure } from './Failure';
import type { LiteRequest } from './liteRequest';

export async function OutageNotice({ path, url, words: { t, locale } }: LiteRequest) {
  const isMissing = requestContext.getStore()?.status !== undefined;
  if (isMissing || !(listsNews(path) || path === '/search')) return null;
  const now = await outage();
  if (!now) return null;
  if (now.asOf === null) {
    setResponseStatus(503);
    return null;
  }
  const moment = {
    date: formatDate(now.asOf, 'long', locale),
    time: formatTime(now.asOf, locale),
  };
  return path === '/search' ? null : (
    <Failure>
      {t('NoNews.outage', moment)} <a href={litePath(url, locale)}>{t('Faults.retry')}</a>
    </Failure>
  );
}
