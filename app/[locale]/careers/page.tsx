import { getLocale, getTranslations } from 'next-intl/server';
import { JOBS } from '#site/jobs.mjs';
import { JobCard } from '@/components/company/JobCard';
import { TitledFrame } from '@/components/layout/TitledFrame';
import { FilteredList } from '@/components/section/FilteredList';
import { EmptyState } from '@/components/ui/EmptyState';
import { shownSamples } from '@/lib/config/showsSamples';
import { JOB_CATEGORIES } from '@/lib/content/jobs';
import { localPath } from '@/lib/i18n/language';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/careers';

export const generateMetadata = () => pageMetadata(PATH);

export default async function CareersPage({ searchParams }: QueryProps) {
  const [locale, t, { category }] = await Promise.all([
    getLocale(),
    getTranslations('Careers'),
    searchParams,
  ]);
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <div>
        <FilteredList
          href={localPath(PATH, locale)}
          label={t('filterBy')}
          filters={JOB_CATEGORIES.map((value) => ({ value, label: t(value) }))}
          chosen={category}
          empty={<EmptyState title={t('empty')} />}
          layout="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2"
          items={shownSamples(JOBS).map((job) => ({
            key: job.id,
            values: [job.category],
            node: <JobCard job={job} />,
          }))}
        />
      </div>
    </TitledFrame>
  );
}
