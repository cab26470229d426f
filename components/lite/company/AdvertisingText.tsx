import { AD_PACKAGES } from '#site/adPackages.mjs';
import { channel } from '@/lib/config/channel';
import { shownSamples } from '@/lib/config/showsSamples';
import { AD_CONTACT_BLOCKS } from '@/lib/content/advertising';
import { rupees } from '@/lib/format/figures';
import { localized } from '@/lib/i18n/localized';
import type { LiteWords } from '@/lib/lite/liteWords';
import { Points } from '../parts/Points';
import { Mail, Phone } from './ContactText';
import { Described } from './Described';

/** The packages, and how to ask for one. */
export function AdvertisingText({ words: { t, locale } }: { words: LiteWords }) {
  const packages = shownSamples(AD_PACKAGES);
  return (
    <>
      {packages.length > 0 && <h2>{t('Advertise.packages')}</h2>}
      {packages.map(({ title, description, features, priceFrom }) => (
        <section key={localized(title, locale)} className="a">
          <h3>
            <b>{localized(title, locale)}</b>
          </h3>
          <p>
            {localized(description, locale)}{' '}
            <b>{t('Advertise.priceFrom', { price: rupees(priceFrom, locale) })}</b>
          </p>
          <Points points={localized(features, locale)} />
        </section>
      ))}
      <h2>{t('Advertise.contact')}</h2>
      <Phone />
      <p>
        <Mail to={channel().email.advertising} />
      </p>
      <Described items={AD_CONTACT_BLOCKS} locale={locale} />
    </>
  );
}
