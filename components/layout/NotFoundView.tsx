import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { SearchForm } from '@/components/section/search/SearchForm';
import { SuggestedLinks } from '@/components/section/search/SuggestedLinks';
import { PageTitle } from '@/components/ui/PageTitle';
import { SiteFrame } from './SiteFrame';

export async function NotFoundView(
  frame: Pick<ComponentProps<typeof SiteFrame>, 'path' | 'searchParams'>,
) {
  const t = await getTranslations('NotFound');
  return (
    <SiteFrame {...frame}>
      <div className="page-width pb-12">
        <PageTitle lead={t('why')}>{t('title')}</PageTitle>
        <SearchForm query="" />
        <SuggestedLinks hasSearch />
      </div>
    </SiteFrame>
  );
}
