import { getTranslations } from 'next-intl/server';
import { WideSample } from '@/components/samples/WideSample';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { shownSamples } from '@/lib/config/showsSamples';
import { samplesOf } from '@/lib/pages/sectionSamples';

export async function SampleArticle({ path }: { path: string }) {
  const t = await getTranslations('Section');
  const [article] = shownSamples(samplesOf(path));
  return (
    article && (
      <section>
        <BlockHeader title={t('worthReading')} />
        <WideSample article={article} />
      </section>
    )
  );
}
