import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { Empty } from '@/components/ui/Empty';
import { PageTitle } from '@/components/ui/PageTitle';
import { currentPath } from '@/lib/site/currentPath';
import { PAGES } from '@/lib/site/pages';
import type { Subdivided } from './subdivided';

/**
 * The page of a category that a section does not have: an empty list under the section's general
 * title, and ways on.
 */
export async function UnknownSubcategory({
  section,
  children,
}: {
  section: Subdivided;
  children: ReactNode;
}) {
  const [pages, story, own] = [
    await getTranslations('Pages'),
    await getTranslations('Story'),
    await getTranslations('Subsection'),
  ];
  const [path, title] = [await currentPath(), own(section.unknown)];
  return (
    <SiteFrame
      path={path}
      trail={[
        { path: section.path, name: pages(PAGES[section.path]) },
        { path, name: title },
      ]}
    >
      <div className="page-width pb-12">
        <PageTitle>{title}</PageTitle>
        <div className="grid gap-8 md:gap-12">
          <Empty title={story('emptyCategory')} />
          {children}
        </div>
      </div>
    </SiteFrame>
  );
}
