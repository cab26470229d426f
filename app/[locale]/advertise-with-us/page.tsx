import { getLocale, getTranslations } from 'next-intl/server';
import { AdContact } from '@/components/company/AdContact';
import { AdPackageItem } from '@/components/company/AdPackageItem';
import { QuickContact } from '@/components/company/QuickContact';
import { FilteredList } from '@/components/section/FilteredList';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { BlockHeader } from '@/components/story/BlockHeader';
import { EmptyState } from '@/components/ui/EmptyState';
import { localPath } from '@/lib/i18n/language';
import { AD_PACKAGES, AD_TYPES } from '@/lib/content/advertising';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { showsSamples } from '@/lib/site/showsSamples';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

const PATH = '/advertise-with-us';

export const generateMetadata = () => pageMetadata(PATH);

export default async function AdvertisePage({ searchParams }: Props) {
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
