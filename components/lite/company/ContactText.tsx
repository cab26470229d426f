/** @jsxImportSource preact */
import { OFFICE, WORKING_HOURS } from '#site/office.mjs';
import { channel } from '@/lib/config/channel';
import { localized } from '@/lib/i18n/localized';
import type { LiteWords } from '@/lib/lite/liteWords';
import { Facts } from '../parts/Facts';

type Props = { words: LiteWords };

/** An e-mail address to press. */
export const Mail = ({ to }: { to: string }) => (
  <a class="k" href={`mailto:${to}`} lang="en">
    {to}
  </a>
);

/** The newsroom's phone number. */
export function Phone() {
  const { phone } = channel();
  return (
    <a class="k" href={phone.href} lang="en">
      {phone.display}
    </a>
  );
}

/** How to reach the channel, where and when. The form of the full page opens an e-mail as well. */
export function ContactText({ words: { t, locale } }: Props) {
  const { email } = channel();
  return (
    <>
      <h2>{t('Contact.details')}</h2>
      <p>{t('Contact.detailsHint')}</p>
      <p>
        <Phone />
      </p>
      <Facts
        facts={[
          { name: t('Contact.newsroom'), value: <Mail to={email.news} /> },
          { name: t('Contact.corrections'), value: <Mail to={email.corrections} /> },
          { name: t('Contact.advertising'), value: <Mail to={email.advertising} /> },
          { name: t('Contact.jobs'), value: <Mail to={email.careers} /> },
        ]}
      />
      <h2>{t('Contact.address')}</h2>
      <address>
        {localized(OFFICE, locale).map((line) => (
          <>
            {line}
            <br />
          </>
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
