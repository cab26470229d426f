import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { channel } from '@/lib/site/channel';
import { ContactForm } from './ContactForm.island';
import { LongTextField, TextField } from '@/components/ui/Field';

/** The message form, its words from the server. */
export function ContactFields() {
  const t = useTranslations('Contact');
  const { news } = channel().email;
  return (
    <section>
      <BlockHeader title={t('formTitle')} />
      <p className="mb-4 text-label text-quiet">{t('requiredHint')}</p>
      <p className="mb-4 hidden border-l-4 border-bar bg-raised px-4 py-2 noscript:block">
        {t('noScript')} <a href={`mailto:${news}`} lang="en" className="text-river underline">{news}</a>
      </p>
      <ContactForm send={t('send')} sent={t('sent')}>
        <TextField id="name" name="name" label={t('name')} autoComplete="name" required />
        <TextField id="email" name="email" type="email" label={t('email')} autoComplete="email" required />
        <TextField id="phone" name="phone" type="tel" label={t('phone')} autoComplete="tel" />
        <TextField id="subject" name="subject" label={t('subject')} required />
        <LongTextField id="message" name="message" label={t('message')} rows={6} required />
      </ContactForm>
    </section>
  );
}
