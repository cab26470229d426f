import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { OFFICE, WORKING_HOURS } from '@/lib/content/offices';
import { channel } from '@/lib/site/channel';
import { ContactLinks } from './ContactLinks';

/** How else to reach the channel: by phone and e-mail, at the office, and when. */
export function ContactDetails() {
  const t = useTranslations('Contact');
  const locale = useLocale();
  const { phone, email } = channel();
  const desks = [
    [t('newsroom'), email.news],
    [t('corrections'), email.corrections],
    [t('advertising'), email.advertising],
    [t('jobs'), email.careers],
  ] as const;

  return (
    <div className="grid content-start gap-8">
      <section>
        <BlockHeader title={t('details')} />
        <p className="text-quiet">{t('detailsHint')}</p>
        <dl className="mt-2">
          {desks.map(([name, address], at) => (
            <div key={name} className="border-t border-rule py-2">
              <dt className="text-meta text-quiet">{name}</dt>
              <dd>
                <ContactLinks phone={at === 0 ? phone : undefined} email={address} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <BlockHeader title={t('address')} />
        <address className="not-italic">
          {localized(OFFICE.address, locale).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </section>
      <section>
        <BlockHeader title={t('hours')} />
        <dl>
          {WORKING_HOURS.map(({ id, days, hours }) => (
            <div
              key={id}
              className="flex flex-wrap justify-between gap-x-4 border-t border-rule py-2"
            >
              <dt>{localized(days, locale)}</dt>
              <dd className="font-bold tabular-nums">{localized(hours, locale)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
