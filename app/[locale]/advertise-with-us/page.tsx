import { getLocale, getTranslations } from 'next-intl/server';
import { AD_PACKAGES } from '#site/adPackages.mjs';
import { AdPackageItem } from '@/components/company/AdPackageItem';
import { AdContact } from '@/components/company/ContactDetails';
import { QuickContact } from '@/components/company/QuickContact';
import { TitledFrame } from '@/components/layout/TitledFrame';
import { FilteredList } from '@/components/section/FilteredList';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { EmptyState } from '@/components/ui/EmptyState';
import { showsSamples } from '@/lib/config/showsSamples';
import { AD_TYPES } from '@/lib/content/advertising';
import { localPath } from '@/lib/i18n/language';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/advertise-with-us';

export const generateMetadata = () => pageMetadata(PATH);

export default async function AdvertisePage({ searchParams }: QueryProps) {
  const [locale, t, { type }] = await Promise.all([
    getLocale(),
    getTranslations('Advertise'),
    searchParams,
  ]);
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      {showsSamples() && (
        <section>
          <BlockHeader title={t('packages')} />
          <p className="mb-3 text-quiet">{t('packagesHint')}</p>
          <FilteredList
            href={localPath(PATH, locale)}
            parameter="type"
            label={t('filterBy')}
            filters={AD_TYPES.map((value) => ({ value, label: t(value) }))}
            chosen={type}
            empty={<EmptyState title={t('empty')} />}
            layout="mt-4 border-t border-rule"
            items={AD_PACKAGES.map((offer) => ({
              key: offer.id,
              values: [offer.type],
              node: <AdPackageItem offer={offer} />,
            }))}
          />
        </section>
      )}
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <AdContact />
        {showsSamples() && <QuickContact />}
      </div>
    </TitledFrame>
  );
}
