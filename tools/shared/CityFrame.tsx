import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { NotFoundView } from '@/components/section/NotFoundView';
import { PageTitle } from '@/components/ui/PageTitle';
import { localPath } from '@/lib/i18n/language';
import { cityPath, type ToolPath, TOOLS } from '@/lib/pages/tools';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { cityPage } from '@/lib/seo/structuredData/cityPage';

export type CityTexts = {
  city: { id: string; name: string };
  title: string;
  lead: string;
  /** ISO, of the newest figure; null without a current one. */
  modified: string | null;
};

type Props = {
  path: ToolPath;
  id: string;
  texts: CityTexts | null;
  searchParams: SearchParams;
  all: string;
  children: ReactNode;
};

export async function CityFrame({ path, id, texts, searchParams, all, children }: Props) {
  const own = cityPath(path, id);
  if (!texts) {
    setResponseStatus(404);
    return <NotFoundView path={own} searchParams={searchParams} />;
  }
  const [locale, pages] = await Promise.all([getLocale(), getTranslations('Pages')]);
  const { city, title, lead, modified } = texts;
  return (
    <SiteFrame
      path={own}
      searchParams={searchParams}
      trail={[
        { path, name: pages(TOOLS[path].key) },
        { path: own, name: city.name },
      ]}
      graph={[
        cityPage({ path: own, name: title, description: lead, city: city.name, modified }, locale),
      ]}
    >
      <div className="page-width">
        <PageTitle lead={lead}>{title}</PageTitle>
        <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
          {children}
          <p>
            <a href={`${localPath(path, locale)}?city=${id}`} className="btn">
              {all}
            </a>
          </p>
        </div>
      </div>
    </SiteFrame>
  );
}
