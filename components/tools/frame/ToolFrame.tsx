import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NotFoundView } from '@/components/chrome/NotFoundView';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { OtherTools } from './OtherTools';
import { TitledContent } from '@/components/chrome/TitledFrame';
import { BackLink } from '@/components/ui/BackLink';
import type { SearchParams } from '@/lib/http/queryParam';
import { setResponseStatus } from '@/lib/http/setResponseStatus';
import { isShown } from '@/lib/site/shownTools';
import { type ToolPath, TOOLS } from '@/lib/site/tools';
import { describeTool } from '@/lib/seo/structuredData/describePage';
import { AboutTool } from './AboutTool';
import { ToolActions } from './ToolActions.island';
import { ToolMessages } from './ToolMessages';

type Props = {
  path: ToolPath;
  searchParams: SearchParams;
  /** How the tool works: paragraphs and lists. */
  about: ReactNode;
  /** Where its formula or figures come from. */
  source: ReactNode;
  /** The tool itself: blocks below each other. */
  children: ReactNode;
};

/**
 * What stands around every tool: the way back, its name, share and print, how it works, and the
 * other tools. A tool that this deployment does without is an unknown URL.
 */
export async function ToolFrame({ path, searchParams, about, source, children }: Props) {
  if (!isShown(path)) {
    setResponseStatus(404);
    return <NotFoundView path={path} searchParams={searchParams} />;
  }
  const [pages, t] = await Promise.all([getTranslations('Pages'), getTranslations('Tool')]);
  return (
    <SiteFrame path={path} searchParams={searchParams} graph={await describeTool(path)}>
      <ToolMessages path={path}>
        <TitledContent
          path={path}
          above={
            <div className="flex justify-between gap-4 print:hidden">
              <BackLink />
              <ToolActions title={pages(TOOLS[path].key)} share={t('share')} print={t('print')} />
            </div>
          }
        >
          {children}
          <AboutTool source={source}>{about}</AboutTool>
          <StaticBlock name="otherTools" of={OtherTools} props={{ path }} />
        </TitledContent>
      </ToolMessages>
    </SiteFrame>
  );
}
