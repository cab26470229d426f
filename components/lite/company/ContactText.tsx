import { Fragment } from 'react';
import { OFFICE, WORKING_HOURS } from '#site/office.mjs';
import { channel } from '@/lib/config/channel';
import { localized } from '@/lib/i18n/localized';
import type { LiteWords } from '@/lib/lite/liteWords';
import { Facts } from '../parts/Facts';

type Props = { words: LiteWords };

/** An e-mail address to press. */
export const Mail = ({ to }: { to: string }) => (
  <a className="k" href={`mailto:${to}`} lang="en">
    {to}
  </a>
);

/** The newsroom's phone number, where it has one. */
export function Phone() {
  const { phone } = channel();
  return (
    phone && (
      <p>
        <a className="k" href={phone.href} lang="en">
          {phone.display}
        </a>
      </p>
    )
  );
}

/** How to reach the channel, where and when. The form of the full page opens an e-mail as well. */
export function ContactText({ words: { t, locale } }: Props) {
  const { email } = channel();
  const desks = [
    { name: t('Contact.newsroom'), address: email.news },
    { name: t('Contact.corrections'), address: email.corrections },
    { name: t('Contact.advertising'), address: email.advertising },
    { name: t('Contact.jobs'), address: email.careers },
  ].filter(({ address }, at) => at === 0 || address !== email.news);
  return (
    <>
      <h2>{t('Contact.details')}</h2>
      <p>{t('Contact.detailsHint')}</p>
      <Phone />
      <Facts facts={desks.map(({ name, address }) => ({ name, value: <Mail to={address} /> }))} />
      <h2>{t('Contact.address')}</h2>
      <address>
        {localized(OFFICE, locale).map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
      </address>
      <h2>{t('Contact.hours')}</h2>
      <Facts
        facts={WORKING_HOURS.map(({ days, hours }) => ({
          name: localized(days, locale),
          value: localized(hours, locale),
        }))}
      />
    </>
  );
}
