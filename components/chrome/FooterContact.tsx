import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { channel } from '@/lib/site/channel';

/** The card of the news reporter, and where the channel sits. */
export function FooterContact() {
  const t = useTranslations('Chrome');
  const words = useTranslations('Channel');
  const { phone, email } = channel();
  return (
    <div className="grid content-start gap-4 md:col-span-full md:grid-cols-2 md:gap-col lg:col-auto lg:grid-cols-1 lg:gap-4">
      <section className="grid gap-1 border border-rule p-4">
        <h2 className="text-body leading-[1.4]">{t('reporter')}</h2>
        <p className="text-quiet">{t('reporterHours')}</p>
        <a href={phone.href} className="touch-target gap-2 font-bold tabular-nums">
          <Icon name="call" />
          {phone.display}
        </a>
      </section>
      <section>
        <h2 className="border-t-2 border-bar pt-2 text-body leading-[1.4]">{t('contact')}</h2>
        <address className="text-quiet not-italic">
          {words('address')}
          <br />
          <a href={`mailto:${email.news}`} lang="en" className="touch-target text-label">
            {email.news}
          </a>
        </address>
      </section>
    </div>
  );
}
