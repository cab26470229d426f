import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { SearchForm } from '@/components/search/SearchForm';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { PageTitle } from '@/components/ui/PageTitle';

/** The view of an unknown URL (product.md 13): a text, a search, the newest stories, the sections. */
export async function NotFoundView({ path }: { path: string }) {
  const t = await getTranslations('NotFound');
  return (
    <SiteFrame path={path}>
      <div className="page-width pb-12">
        <PageTitle>{t('title')}</PageTitle>
        <p className="mb-4 max-w-measure text-deck text-quiet">{t('why')}</p>
        <SearchForm query="" />
        <SuggestedLinks hasSearch />
      </div>
    </SiteFrame>
  );
}
