import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getLatest } from '@/lib/news/getNews';
import type { CategoryKey } from '@/lib/content/keys';
import { type PagePath, PAGES } from '@/lib/site/pages';
import { LiveNews } from './LiveNews';
import { SectionFrame } from './SectionFrame';

type Props = {
  path: PagePath;
  category: CategoryKey;
  /** What stands above the news, and below it. */ children?: ReactNode;
  below?: ReactNode;
};

/** A page that is its header, whatever else it has, and the news of one category. */
export async function CategoryPage({ path, category, children, below }: Props) {
  const reading = getLatest(await getLocale());
  const pages = await getTranslations('Pages');
  return (
    <SectionFrame path={path}>
      {children}
      <LiveNews section={pages(PAGES[path])} reading={reading} categories={[category]} />
      {below}
    </SectionFrame>
  );
}
