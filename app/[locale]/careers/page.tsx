import { getLocale, getTranslations } from 'next-intl/server';
import { JobCard } from '@/components/company/JobCard';
import { FilteredList } from '@/components/section/FilteredList';
import { TitledFrame } from '@/components/chrome/TitledFrame';
import { Empty } from '@/components/ui/Empty';
import { localPath } from '@/lib/i18n/language';
import { JOB_CATEGORIES, JOBS } from '@/lib/content/jobs';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { shownSamples } from '@/lib/site/showsSamples';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

const PATH = '/careers';

export const generateMetadata = () => pageMetadata(PATH);

export default async function CareersPage({ searchParams }: Props) {
  const [locale, t, { category }] = await Promise.all([
    getLocale(),
    getTranslations('Careers'),
    searchParams,
  ]);
  return (
    <TitledFrame path={PATH}>
      <div>
        <FilteredList
          href={localPath(PATH, locale)}
          label={t('filterBy')}
          filters={JOB_CATEGORIES.map((value) => ({ value, label: t(value) }))}
          chosen={category}
          empty={<Empty title={t('empty')} />}
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
