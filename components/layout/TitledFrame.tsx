import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { PageTitle } from '@/components/ui/PageTitle';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { PAGES, type PagePath } from '@/lib/pages/pages';
import { SiteFrame } from './SiteFrame';

type ContentProps = {
  path: PagePath;
  /** Where it is not the page's name in the navigation. */
  title?: string;
  /** As in `PageTitle`. */
  above?: ReactNode;
  /** As in `PageTitle`. */
  compact?: boolean;
  children: ReactNode;
};

export type TitledFrameProps = ContentProps &
  Pick<ComponentProps<typeof SiteFrame>, 'searchParams' | 'trail' | 'graph'>;

/** The frame of a fixed page: the site's, and in it the page's title and its blocks. */
export const TitledFrame = ({ path, searchParams, trail, graph, ...content }: TitledFrameProps) => (
  <SiteFrame path={path} searchParams={searchParams} trail={trail} graph={graph}>
    <TitledContent path={path} {...content} />
  </SiteFrame>
);

/** The name and the description of a fixed page, and its blocks below each other. */
export async function TitledContent({ path, title, above, compact, children }: ContentProps) {
  const [pages, descriptions] = await Promise.all([
    getTranslations('Pages'),
    getPageDescriptions(),
  ]);
  const { key } = PAGES[path];
  return (
    <div className="page-width pb-12">
      <PageTitle lead={descriptions(key)} above={above} compact={compact}>
        {title ?? pages(key)}
      </PageTitle>
      <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">{children}</div>
    </div>
  );
}
