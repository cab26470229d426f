import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { getLatest } from '@/lib/news/getNews';
import { parsePageQuery } from '@/lib/paging/pageQuery';
import { type SectionPath, SECTIONS } from '@/lib/site/sections';
import { categoriesOf } from '@/lib/site/subcategories';
import { LiveNews } from './LiveNews';
import { listedStories } from './listedStories';
import { MoreStories } from './MoreStories';
import { Rail } from './Rail';
import { SectionFrame } from './SectionFrame';
import { FullSampleArticle } from './FullSampleArticle';
import { TwoColumns } from './TwoColumns';

type Props = { path: SectionPath } & ComponentProps<typeof FullSampleArticle>;

/** The news of a category, and below it an article in full, beside which the rail stands. */
export async function ArticlePage({ path, article }: Props) {
  const result = getLatest(await getLocale());
  const pages = await getTranslations('Pages');
  const categories = categoriesOf(path);
  const listed = listedStories(result, categories, await parsePageQuery());
  return (
    <SectionFrame path={path}>
      <LiveNews
        section={pages(SECTIONS[path].key)}
        result={result}
        categories={categories}
        whenEmpty={<MoreStories shown={listed} kind="newest" />}
      />
      <TwoColumns aside={<Rail shown={listed} sections />}>
        <FullSampleArticle article={article} />
      </TwoColumns>
    </SectionFrame>
  );
}
