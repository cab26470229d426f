import { getTranslations } from 'next-intl/server';
import { getPageDescriptions } from '@/lib/site/pageDescriptions';
import type { ReactNode } from 'react';
import { NotFoundView } from '@/components/chrome/NotFoundView';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { StaticBlock } from '@/components/server-html/StaticBlock';
import { OtherTools } from '@/components/tools/frame/OtherTools';
import { BackLink } from '@/components/ui/BackLink';
import { PageTitle } from '@/components/ui/PageTitle';
import { setResponseStatus } from '@/lib/http/setResponseStatus';
import { isShown } from '@/lib/site/shownTools';
import { type ToolPath, TOOLS } from '@/lib/site/tools';
import { describeTool } from '@/lib/seo/structuredData/describePage';
import { AboutTool } from './AboutTool';
import { ToolActions } from './ToolActions.island';
import { ToolMessages } from './ToolMessages';

type Props = {
  path: ToolPath;
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
export async function ToolFrame({ path, about, source, children }: Props) {
  if (!isShown(path)) {
    setResponseStatus(404);
    return <NotFoundView path={path} />;
  }
  const [pages, descriptions, t] = await Promise.all([
    getTranslations('Pages'),
    getPageDescriptions(),
    getTranslations('Tool'),
  ]);
  const { key } = TOOLS[path];
  return (
    <SiteFrame path={path} graph={await describeTool(path)}>
      <ToolMessages path={path}>
        <div className="page-width pb-12">
          <PageTitle
            lead={descriptions(key)}
            above={
              <div className="flex justify-between gap-4 print:hidden">
                <BackLink />
                <ToolActions title={pages(key)} share={t('share')} print={t('print')} />
              </div>
            }
          >
            {pages(key)}
          </PageTitle>
          <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
            {children}
            <AboutTool source={source}>{about}</AboutTool>
            <StaticBlock name="otherTools" of={OtherTools} props={{ path }} />
          </div>
        </div>
      </ToolMessages>
    </SiteFrame>
  );
}
