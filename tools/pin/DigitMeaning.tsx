import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import type { PinRecord } from './pinAnswer';
import { pinDigits } from './pinDigits';

export function DigitMeaning({ record }: { record: PinRecord }) {
  const t = useTranslations('Pin');
  const locale = useLocale();
  const { pincode } = record;
  return (
    <section className="border-t border-rule pt-3">
      <h4 className="text-label font-bold">{t('digits', { pincode })}</h4>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(max(7rem,40%),1fr))] gap-x-4 gap-y-3 lg:grid-cols-4">
        {pinDigits(record).map((group) => {
          const start = group.part === 'office' ? pincode.length - group.digits.length : 0;
          return (
            <div key={group.part}>
              <dt className="text-meta text-quiet">
                <span aria-hidden className="mb-1 block text-card-m text-quiet tabular-nums">
                  <span>{pincode.slice(0, start)}</span>
                  <b className="border-b-2 border-river text-ink">{group.digits}</b>
                  <span>{pincode.slice(start + group.digits.length)}</span>
                </span>
                <span className="sr-only">{`${group.digits} `}</span>
                {t(group.part)}
              </dt>
              <dd className="text-label font-bold">
                {group.part === 'zone'
                  ? group.zone && t(group.zone.region)
                  : localized(group.name, locale)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
