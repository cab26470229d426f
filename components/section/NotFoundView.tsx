import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { SearchForm } from '@/components/search/SearchForm';
import { SuggestedLinks } from '@/components/search/SuggestedLinks';
import { PageTitle } from '@/components/ui/PageTitle';

export async function NotFoundView(
  frame: Pick<ComponentProps<typeof SiteFrame>, 'path' | 'searchParams'>,
) {
  const t = await getTranslations('NotFound');
  return (
    <SiteFrame {...frame}>
      <div className="page-width">
        <PageTitle lead={t('why')}>{t('title')}</PageTitle>
        <SearchForm query="" />
        <SuggestedLinks hasSearch />
      </div>
    </SiteFrame>
  );
}
