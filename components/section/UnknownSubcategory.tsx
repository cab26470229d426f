import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StoryScope } from '@/components/actions/StoryScope';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { Empty } from '@/components/ui/Empty';
import { PageTitle } from '@/components/ui/PageTitle';
import { setBriefCaching } from '@/lib/http/setBriefCaching';
import { currentPath } from '@/lib/site/currentPath';
import { SECTIONS } from '@/lib/site/sections';
import type { SubdividedPath } from '@/lib/site/subcategories';

/**
 * The page of a category that a section does not have: an empty list under the section's general
 * title, and suggested links.
 */
export async function UnknownSubcategory({
  section,
  children,
}: {
  section: SubdividedPath;
  children: ReactNode;
}) {
  setBriefCaching();
  const [pages, story, own] = await Promise.all([
    getTranslations('Pages'),
    getTranslations('Story'),
    getTranslations('Subsection'),
  ]);
  const { key } = SECTIONS[section];
  const path = await currentPath();
  const title = own(key);
  return (
    <StoryScope>
      <SiteFrame
        path={path}
        trail={[
          { path: section, name: pages(key) },
          { path, name: title },
        ]}
      >
        <div className="page-width pb-12">
          <PageTitle>{title}</PageTitle>
          <div className="grid gap-8 md:gap-12">
            <Empty title={story('emptyCategory')} />
            {children}
          </div>
          <SuggestedLinks />
        </div>
      </SiteFrame>
    </StoryScope>
  );
}
