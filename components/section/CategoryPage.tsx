import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getLatest } from '@/lib/news/getNews';
import type { StoryCard } from '@/lib/story/story';
import { parsePageQuery } from '@/lib/paging/pageQuery';
import { type SectionPath, SECTIONS } from '@/lib/site/sections';
import { categoriesOf } from '@/lib/site/subcategories';
import { listedStories } from './listedStories';
import { LiveNews } from './LiveNews';
import { MoreStories } from './MoreStories';
import { Rail } from './Rail';
import { SectionFrame } from './SectionFrame';
import type { SpecialForm } from './specialForms';
import type { StoriesForm } from './Stories.island';
import { TwoColumns } from './TwoColumns';

/** Forms so long that the rail has room for more. */
const LONG_FORMS: ReadonlySet<StoriesForm | SpecialForm> = new Set([
  'column',
  'frames',
  'grid',
  'opinions',
]);

type Props = {
  path: SectionPath;
  form?: StoriesForm | SpecialForm;
  /** What follows the page's own stories: the newest of all feeds, or what there is to watch. */
  more?: 'newest' | 'videos';
  /** Stories that `children` show. */
  headlines?: Promise<readonly StoryCard[]>;
  /** What stands above the news, and below it. */
  children?: ReactNode;
  below?: ReactNode;
};

/**
 * A page that is its header, whatever else it has, and the news of its category; beside it the rail,
 * below it more from elsewhere, so that a category of one story is a whole page.
 */
export async function CategoryPage({
  path,
  form = 'column',
  more = 'newest',
  headlines,
  children,
  below,
}: Props) {
  const [locale, number] = [await getLocale(), await parsePageQuery()];
  const result = getLatest(locale);
  const pages = await getTranslations('Pages');
  const categories = categoriesOf(path);
  const listed = listedStories(result, categories, number);
  const shown = Promise.all([headlines ?? [], listed]).then((lists) => lists.flat());
  return (
    <SectionFrame path={path}>
      <TwoColumns aside={<Rail shown={shown} sections={LONG_FORMS.has(form)} />}>
        {children}
        <LiveNews
          section={pages(SECTIONS[path].key)}
          result={result}
          categories={categories}
          form={form}
          after={
            <>
              {below}
              <MoreStories shown={shown} kind={more} />
            </>
          }
        />
      </TwoColumns>
    </SectionFrame>
  );
}
