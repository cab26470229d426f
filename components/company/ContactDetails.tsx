import { useLocale, useTranslations } from 'next-intl';
import { OFFICE, WORKING_HOURS } from '#site/office.mjs';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { channel } from '@/lib/config/channel';
import type { Phone } from '@/lib/config/newsroom';
import { AD_CONTACTS } from '@/lib/content/advertising';
import { localized } from '@/lib/i18n/localized';

const LINK = 'touch-target gap-2 text-river';

type Props = { phone?: Phone | null; email: string };

function ContactLinks({ phone, email }: Props) {
  return (
    <p lang="en" className="flex flex-wrap gap-x-6">
      {phone && (
        <a href={phone.href} className={`${LINK} tabular-nums`}>
          <Icon name="call" className="size-5" />
          {phone.display}
        </a>
      )}
      <a href={`mailto:${email}`} className={LINK}>
        <Icon name="mail" className="size-5" />
        {email}
      </a>
    </p>
  );
}

export function ContactDetails() {
  const t = useTranslations('Contact');
  const locale = useLocale();
  const { phone, email } = channel();
  const desks = [
    { name: t('newsroom'), address: email.news, number: phone },
    { name: t('corrections'), address: email.corrections, number: null },
    { name: t('advertising'), address: email.advertising, number: null },
    { name: t('jobs'), address: email.careers, number: null },
  ].filter(({ address }, at) => at === 0 || address !== email.news);

  return (
    <div className="grid content-start gap-8">
      <section>
        <BlockHeader title={t('details')} />
        <p className="text-quiet">{t('detailsHint')}</p>
        <dl className="mt-2">
          {desks.map(({ name, address, number }) => (
            <div key={name} className="border-t border-rule py-2">
              <dt className="text-meta text-quiet">{name}</dt>
              <dd>
                <ContactLinks phone={number} email={address} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <BlockHeader title={t('address')} />
        <address className="not-italic">
          {localized(OFFICE, locale).map((line) => (
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
              <dd className="ms-auto font-bold tabular-nums">{localized(hours, locale)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

export function AdContact() {
  const t = useTranslations('Advertise');
  const { phone, email } = channel();
  return (
    <section>
      <BlockHeader title={t('contact')} />
      {AD_CONTACTS.map((id) => (
        <div key={id} className="border-t border-rule py-3">
          <h3 className="text-card-s">{t(`contactAbout.${id}.title`)}</h3>
          <p className="text-quiet">{t(`contactAbout.${id}.description`)}</p>
          <ContactLinks phone={phone} email={email.advertising} />
        </div>
      ))}
    </section>
  );
}
