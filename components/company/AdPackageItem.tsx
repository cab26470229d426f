import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { Points } from '@/components/ui/Points';
import { EXTRA_SERVICES } from '@/lib/content/advertising';
import { money } from '@/lib/format/numbers';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import type { AdPackage } from '@/lib/site/contentSchema';

const GROUND = { river: 'bg-river', ink: 'bg-ink' };

export function AdPackageItem({ offer }: { offer: AdPackage }) {
  const t = useTranslations('Advertise');
  const locale = useLocale();
  const title = localized(offer.title, locale);
  const price = money(offer.priceFrom, locale);

  return (
    <details name="ad-package" className="group border-b border-rule">
      <summary className="grid cursor-pointer list-none grid-cols-[auto_1fr_auto] items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
        <span
          className={`row-span-2 grid size-11 place-items-center text-paper ${GROUND[offer.colour]}`}
        >
          <Icon name={offer.icon} />
        </span>
        <h3 className="self-end text-card-m tracking-head">{title}</h3>
        <span className="col-start-2 row-start-2 self-start text-label text-quiet">
          {t(offer.type)} ·{' '}
          <b className="whitespace-nowrap text-ink">{t('priceFrom', { price })}</b>
        </span>
        <span
          aria-hidden
          className="col-start-3 row-span-2 row-start-1 me-2 size-2.5 rotate-45 border-t-2 border-e-2 border-current group-open:rotate-135"
        />
      </summary>
      <div className="grid gap-6 pt-2 pb-6 md:grid-cols-3 md:ps-15">
        <div className="grid content-start justify-items-start gap-4">
          <p>{localized(offer.description, locale)}</p>
          <a
            href={localPath(`/contact-us?package=${offer.id}`, locale)}
            aria-label={t('contactNowFor', { title })}
            className="btn"
          >
            {t('contactNow')}
          </a>
        </div>
        <div>
          <h4 className="font-bold">{t('features')}</h4>
          <Points items={localized(offer.features, locale)} />
        </div>
        <div>
          <h4 className="font-bold">{t('extras')}</h4>
          <Points items={EXTRA_SERVICES.map((service) => t(`extra.${service}`))} />
        </div>
      </div>
    </details>
  );
}
