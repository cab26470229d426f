import { useLocale, useTranslations } from 'next-intl';
import { Points } from '@/components/ui/Points';
import { DEVICE_RECORDS } from '@/lib/browser/deviceRecord';
import { HISTORY_LIMIT, SAVED_LIMIT } from '@/lib/stories/browser/listLimits';

export const DEVICE_LIST_ID = 'on-this-device';

const LIMITS = { saved: SAVED_LIMIT, history: HISTORY_LIMIT };

export function DeviceList() {
  const t = useTranslations('Device');
  return (
    <section id={DEVICE_LIST_ID} lang={useLocale()} className="rule-top scroll-mt-4 pt-2">
      <h2 className="mb-2 text-block tracking-head">{t('title')}</h2>
      <p>{t('lead')}</p>
      <Points
        items={[
          ...DEVICE_RECORDS.map((name) => t(`records.${name}`, LIMITS)),
          t('pages'),
          t('switch'),
        ]}
      />
      <button type="button" data-later="wipe" className="btn mt-4 noscript:hidden">
        {t('wipe')}
      </button>
      <p
        role="status"
        data-wiped={t('wiped')}
        data-failed={t('wipeFailed')}
        className="mt-2 font-bold"
      />
    </section>
  );
}
