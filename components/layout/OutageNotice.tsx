import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/Notice';
import { TryAgain } from '@/components/ui/TryAgain';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { outage } from '@/lib/provider/provider';
import { requestContext } from '@/lib/request/requestContext.mjs';

export async function OutageNotice({ url }: { url: string }) {
  if (requestContext.getStore()?.status) return null;
  const [now, locale, t] = await Promise.all([outage(), getLocale(), getTranslations('NoNews')]);
  if (now?.asOf == null) return null;
  return (
    <div data-outage="" className="page-width py-4">
      <Notice action={<TryAgain path={url} />}>{t('outage', dateAndTime(now.asOf, locale))}</Notice>
    </div>
  );
}
