import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getLatest } from '@/lib/news/getNews';
import { type SectionPath, SECTIONS } from '@/lib/site/sections';
import { categoriesOf } from '@/lib/site/subcategories';
import { LiveNews } from './LiveNews';
import { SectionFrame } from './SectionFrame';

type Props = {
  path: SectionPath;
  /** What stands above the news, and below it. */ children?: ReactNode;
  below?: ReactNode;
};

/** A page that is its header, whatever else it has, and the news of its category. */
export async function CategoryPage({ path, children, below }: Props) {
  const result = getLatest(await getLocale());
  const pages = await getTranslations('Pages');
  return (
    <SectionFrame path={path}>
      {children}
      <LiveNews
        section={pages(SECTIONS[path].key)}
        result={result}
        categories={categoriesOf(path)}
      />
      {below}
    </SectionFrame>
  );
}
