import { type Messages, NextIntlClientProvider, useTranslations } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { TitledContent } from '@/components/layout/TitledFrame';
import { NotFoundView } from '@/components/section/NotFoundView';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { BackLink } from '@/components/ui/BackLink';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { pickMessages } from '@/lib/i18n/islandMessages';
import { isShown } from '@/lib/pages/menus';
import { type ToolPath, TOOLS } from '@/lib/pages/tools';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { describeTool } from '@/lib/seo/structuredData/describePage';
import { ToolActions } from './ToolActions.island';
import { OtherTools } from './ToolGrid';

type AboutToolProps = { source: ReactNode; children: ReactNode };

function AboutTool({ source, children }: AboutToolProps) {
  const t = useTranslations('Tool');
  return (
    <section aria-labelledby="about">
      <BlockHeader id="about" title={t('about')} />
      <div className="grid max-w-measure gap-3">{children}</div>
      <p className="mt-4 max-w-measure text-label text-quiet">
        {t.rich('source', { source: () => <b className="font-bold text-ink">{source}</b> })}
      </p>
    </section>
  );
}

/**
 * Gives the tool's islands their own messages, which replace the site's; no other page carries
 * them.
 */
async function ToolMessages({ path, children }: { path: ToolPath; children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={toolMessages(await getMessages(), path)}>
      {children}
    </NextIntlClientProvider>
  );
}

type Props = {
  path: ToolPath;
  searchParams: SearchParams;
  about: ReactNode;
  source: ReactNode;
  children: ReactNode;
};

/** A tool that the deployment disables is an unknown URL. */
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

export const toolMessages = (messages: Messages, path: ToolPath) =>
  pickMessages(messages, ['Tool', ...TOOLS[path].messages]);
