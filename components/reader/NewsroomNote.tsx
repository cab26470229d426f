import { useLocale, useTranslations } from 'next-intl';
import type { NewsroomContacts } from '@/lib/site/newsroom';

const LINK = 'mr-4 inline-flex min-h-11 items-center text-river';

/**
 * How to reach the newsroom: phone, the departments' e-mail, the address in Noida.
 */
export function NewsroomNote({ contacts: { phone, emails } }: { contacts: NewsroomContacts }) {
  const t = useTranslations('Reader');
  const channel = useTranslations('Channel');
  const locale = useLocale();
  return (
    <section
      aria-label={t('desk')}
      lang={locale}
      className="mt-8 border-t border-rule pt-3 text-label text-quiet"
    >
      <p>{t('deskInvitation')}</p>
      <p lang="en">
        <a href={phone.href} className={`${LINK} tabular-nums`}>
          {phone.display}
        </a>
        {emails.map((address) => (
          <a key={address} href={`mailto:${address}`} className={LINK}>
            {address}
          </a>
        ))}
      </p>
      <p>{`${channel('name')}, ${channel('address')}`}</p>
    </section>
  );
}
