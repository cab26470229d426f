import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { channel } from '@/lib/site/channel';
import { ContactForm } from './ContactForm.island';

/** The message form, its words from the server. */
export function ContactFields() {
  const t = useTranslations('Contact');
  const { news } = channel().email;
  return (
    <section>
      <BlockHeader title={t('formTitle')} />
      <p className="mb-4 text-label text-quiet">{t('requiredHint')}</p>
      <p className="mb-4 hidden border-l-4 border-bar bg-raised px-4 py-2 noscript:block">
        {t('noScript')}{' '}
        <a href={`mailto:${news}`} lang="en" className="text-river underline">
          {news}
        </a>
      </p>
      <ContactForm
        words={{
          labels: {
            name: t('name'),
            email: t('email'),
            phone: t('phone'),
            subject: t('subject'),
            message: t('message'),
          },
          missing: {
            name: t('missing.name'),
            email: t('missing.email'),
            subject: t('missing.subject'),
            message: t('missing.message'),
          },
          wrongEmail: t('wrongEmail'),
          send: t('send'),
          sent: t('sent'),
        }}
      />
    </section>
  );
}
