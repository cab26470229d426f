import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { WaysHome } from '@/components/ui/WaysHome';
import { PageTitle } from '@/components/ui/PageTitle';

/** An address that is nobody's: the spec's words and ways home. */
export async function UnknownAddress({ path }: { path: string }) {
  const t = await getTranslations('Faults');
  return (
    <SiteFrame path={path}>
      <div className="wrap pb-12">
        <PageTitle>{t('unexpected')}</PageTitle>
        <p className="max-w-measure text-deck text-quiet">{t('notFound')}</p>
        <WaysHome />
      </div>
    </SiteFrame>
  );
}
