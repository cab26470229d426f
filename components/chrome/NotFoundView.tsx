import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { HomeLinks } from '@/components/ui/HomeLinks';
import { PageTitle } from '@/components/ui/PageTitle';

/** The view of an unknown URL: the spec's texts and links home. */
export async function NotFoundView({ path }: { path: string }) {
  const t = await getTranslations('Faults');
  return (
    <SiteFrame path={path}>
      <div className="page-width pb-12">
        <PageTitle>{t('unexpected')}</PageTitle>
        <p className="max-w-measure text-deck text-quiet">{t('notFound')}</p>
        <HomeLinks />
        <SuggestedLinks />
      </div>
    </SiteFrame>
  );
}
