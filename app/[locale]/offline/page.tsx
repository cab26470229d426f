import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { StoryIslands } from '@/components/reader/StoryIslands';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { PageTitle } from '@/components/ui/PageTitle';
import { KeptPages } from '@/features/offline/KeptPages';
import type { QueryProps } from '@/lib/request/queryParam';
import { noindexMetadata } from '@/lib/seo/metadata/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('Offline');
  return noindexMetadata(t('title'));
}

/** The service worker's fallback page. A story read over another page also opens over this one. */
export default async function OfflinePage({ searchParams }: QueryProps) {
  const t = await getTranslations('Offline');
  const faults = await getTranslations('Faults');
  return (
    <StoryIslands>
      <SiteFrame path="/offline" searchParams={searchParams} trail={[{ name: t('title') }]}>
        <div className="page-width">
          <PageTitle lead={t('why')}>{t('title')}</PageTitle>
          <div className="grid gap-8">
            <a href="" className="touch-target justify-self-start underline">
              {faults('retry')}
            </a>
            <StaticBlock name="keptPages" of={KeptPages} props={{}} />
          </div>
        </div>
      </SiteFrame>
    </StoryIslands>
  );
}
