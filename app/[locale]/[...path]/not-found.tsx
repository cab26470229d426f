import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { WaysHome } from '@/components/ui/WaysHome';
import { PageTitle } from '@/components/ui/PageTitle';
import { currentPath } from '@/lib/site/currentPath';

/** An address that is nobody's. */
export default async function NotFound() {
  const t = await getTranslations('Faults');
  return (
    <SiteFrame path={await currentPath()}>
      <div className="wrap pb-12">
        <PageTitle>{t('unexpected')}</PageTitle>
        <p className="max-w-measure text-deck text-quiet">{t('notFound')}</p>
        <WaysHome />
      </div>
    </SiteFrame>
  );
}
