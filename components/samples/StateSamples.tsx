import { useTranslations } from 'next-intl';
import { COLUMNS } from '@/components/layout/columns';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { STATE_LIST } from '@/lib/content/states/states';
import { SampleCard } from './SampleCard';

/** One of each state, of another category from one to the next. */
const SAMPLES = STATE_LIST.flatMap(({ samples }, at) => samples[at % samples.length] ?? []);

/** What stands below an empty list of all states: a sample article of each. */
export function StateSamples() {
  const t = useTranslations('Section');
  return (
    <section className="mt-8 md:mt-12">
      <BlockHeader title={t('samples')} />
      <div className={`${COLUMNS} lg:grid-cols-4`}>
        {SAMPLES.map((article) => (
          <SampleCard key={article.id} article={article} />
        ))}
      </div>
    </section>
  );
}
