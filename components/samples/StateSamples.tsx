import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { COLUMNS } from '@/components/ui/columns';
import { STATE_LIST } from '@/lib/content/states';
import { SampleCard } from './SampleCard';

const SAMPLES = STATE_LIST.flatMap(({ samples }, at) => samples[at % samples.length] ?? []);

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
