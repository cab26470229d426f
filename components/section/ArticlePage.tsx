import { getTranslations } from 'next-intl/server';
import { WideSample } from '@/components/samples/WideSample';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { showsSamples } from '@/lib/config/showsSamples';
import type { SampleArticle } from '@/lib/content/sample';
import type { SearchParams } from '@/lib/request/queryParam';
import { CategoryPage } from './CategoryPage';

type Props = { path: string; searchParams: SearchParams; article: SampleArticle };

/** The news of a category, and below it a card of the section's one static article. */
export async function ArticlePage({ path, searchParams, article }: Props) {
  const t = await getTranslations('Section');
  return (
    <CategoryPage
      path={path}
      searchParams={searchParams}
      layout="grid"
      below={
        showsSamples() && (
          <section>
            <BlockHeader title={t('worthReading')} />
            <WideSample article={article} />
          </section>
        )
      }
    />
  );
}
