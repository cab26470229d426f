import { getTranslations } from 'next-intl/server';
import { WideSample } from '@/components/samples/WideSample';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { shownSamples } from '@/lib/config/showsSamples';
import { samplesOf } from '@/lib/pages/sectionSamples';
import type { SearchParams } from '@/lib/request/queryParam';
import { CategoryPage } from './CategoryPage';

type Props = { path: string; searchParams: SearchParams };

export async function ArticlePage({ path, searchParams }: Props) {
  const t = await getTranslations('Section');
  const [article] = shownSamples(samplesOf(path));
  return (
    <CategoryPage
      path={path}
      searchParams={searchParams}
      layout="grid"
      below={
        article && (
          <section>
            <BlockHeader title={t('worthReading')} />
            <WideSample article={article} />
          </section>
        )
      }
    />
  );
}
