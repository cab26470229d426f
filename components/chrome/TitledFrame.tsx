import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { PageTitle } from '@/components/ui/PageTitle';
import { getPageDescriptions } from '@/lib/site/pageDescriptions';
import { PAGES, type PagePath } from '@/lib/site/pages';
import { SiteFrame } from './SiteFrame';
import type { TrailItem } from '@/lib/site/breadcrumb';

export type TitledFrameProps = {
  path: PagePath;
  /** Where it is not the page's name in the navigation. */
  title?: string;
  trail?: readonly TrailItem[];
  /** The page's structured data besides its breadcrumb. */
  graph?: readonly Thing[];
  /** As in `PageTitle`. */
  compact?: boolean;
  children: ReactNode;
};

/** A page with a title: the chrome, its name and description, and its blocks below each other. */
export async function TitledFrame({
  path,
  title,
  trail,
  graph,
  compact,
  children,
}: TitledFrameProps) {
  const pages = await getTranslations('Pages');
  const descriptions = await getPageDescriptions();
  const { key } = PAGES[path];
  return (
    <SiteFrame path={path} trail={trail} graph={graph}>
      <div className="page-width pb-12">
        <PageTitle lead={descriptions(key)} compact={compact}>
          {title ?? pages(key)}
        </PageTitle>
        <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">{children}</div>
      </div>
    </SiteFrame>
  );
}
