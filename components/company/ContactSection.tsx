import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { channel } from '@/lib/config/channel';
import { showsSamples } from '@/lib/config/showsSamples';
import { localized } from '@/lib/i18n/localized';
import type { AdPackage } from '@/lib/site/contentSchema';
import { ContactForm } from './ContactForm.island';

type Props = { offer?: AdPackage };

/**
 * Product.md 7.1: the form only pretends to send. Without samples it opens the reader's e-mail
 * program.
 */
export function ContactSection({ offer }: Props) {
  const t = useTranslations('Contact');
  const locale = useLocale();
  const { news, advertising } = channel().email;
  const opensMail = !showsSamples();
  return (
    <section>
      <BlockHeader title={t('formTitle')} />
      <p className="mb-4 text-label text-quiet">
        {opensMail && `${t('mailHint')} `}
        {t('requiredHint')}
      </p>
      <p className="mb-4 hidden border-s-4 border-bar bg-raised px-4 py-2 noscript:block">
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
          send: t(opensMail ? 'openMail' : 'send'),
          done: t(opensMail ? 'mailOpened' : 'sent'),
        }}
        mailTo={opensMail ? (offer ? advertising : news) : undefined}
        subject={offer && t('aboutPackage', { title: localized(offer.title, locale) })}
      />
    </section>
  );
}
