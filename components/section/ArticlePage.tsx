import { getTranslations } from 'next-intl/server';
import { BlockHeader } from '@/components/story/BlockHeader';
import type { SampleArticle } from '@/lib/content/sample';
import type { SectionPath } from '@/lib/site/sections';
import { showsSamples } from '@/lib/site/showsSamples';
import { CategoryPage } from './CategoryPage';
import { WideSample } from './WideSample';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { path: SectionPath; searchParams: SearchParams; article: SampleArticle };

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
