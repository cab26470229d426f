import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { PageTitle } from '@/components/ui/PageTitle';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { PAGES, type PagePath } from '@/lib/pages/pages';
import { SiteFrame } from './SiteFrame';

type ContentProps = {
  path: PagePath;
  above?: ReactNode;
  compact?: boolean;
  children: ReactNode;
};

type Props = Omit<ContentProps, 'above'> &
  Pick<ComponentProps<typeof SiteFrame>, 'searchParams' | 'graph'> & { below?: ReactNode };

export const TitledFrame = ({ path, searchParams, graph, below, ...content }: Props) => (
  <SiteFrame path={path} searchParams={searchParams} graph={graph}>
    <TitledContent path={path} {...content} />
    {below}
  </SiteFrame>
);

export async function TitledContent({ path, above, compact, children }: ContentProps) {
  const [pages, descriptions] = await Promise.all([
    getTranslations('Pages'),
    getPageDescriptions(),
  ]);
  const { key } = PAGES[path];
  return (
    <div className="page-width">
      <PageTitle lead={descriptions(key)} above={above} compact={compact}>
        {pages(key)}
      </PageTitle>
      <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">{children}</div>
    </div>
  );
}
