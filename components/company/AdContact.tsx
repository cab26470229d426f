import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { AD_CONTACT_BLOCKS } from '@/lib/content/advertising';
import { channel } from '@/lib/site/channel';
import { ContactLinks } from './ContactLinks';

/** Three reasons to call or write, each with both ways. */
export function AdContact() {
  const t = useTranslations('Advertise');
  const locale = useLocale();
  const { phone, email } = channel();
  return (
    <section>
      <BlockHeader title={t('contact')} />
      {AD_CONTACT_BLOCKS.map(({ id, title, description }) => (
        <div key={id} className="border-t border-rule py-3">
          <h3 className="text-card-s">{localized(title, locale)}</h3>
          <p className="text-quiet">{localized(description, locale)}</p>
          <ContactLinks phone={phone} email={email.advertising} />
        </div>
      ))}
    </section>
  );
}
