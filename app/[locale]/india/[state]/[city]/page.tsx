import { getLocale, getTranslations } from 'next-intl/server';
import { Sidebar } from '@/components/layout/Sidebar';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { SIDEBAR_PX } from '@/components/layout/besideSidebar';
import { StoryScope } from '@/components/reader/StoryScope';
import { DistrictLinks } from '@/components/section/DistrictLinks';
import { NewsBlock } from '@/components/section/NewsBlock';
import { NotFoundView } from '@/components/section/NotFoundView';
import { StateStories } from '@/components/section/StateStories';
import { PageTitle } from '@/components/ui/PageTitle';
import { localized } from '@/lib/i18n/localized';
import { redirectMoved } from '@/lib/oldAddresses/redirectMoved';
import { districtAt, districtPath } from '@/lib/pages/districtPath';
import { parsePageQuery } from '@/lib/pages/paging';
import { statePath } from '@/lib/pages/statePath';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { districtMetadata } from '@/lib/seo/metadata/districtMetadata';
import { cityPage } from '@/lib/seo/structuredData/cityPage';
import { getArchivePage, pageOrEmpty } from '@/lib/stories/getArchivePage';
import { ENOUGH_IN_SECTION } from '@/lib/stories/listLengths';
import { CityFigures } from './CityFigures';

type Props = { params: Promise<{ state: string; city: string }>; searchParams: SearchParams };

const pathOf = ({ state, city }: Awaited<Props['params']>) => `/india/${state}/${city}`;

export const generateMetadata = async ({ params, searchParams }: Props) =>
  districtMetadata(pathOf(await params), searchParams);

export default async function DistrictPage({ params, searchParams }: Props) {
  const asked = pathOf(await params);
  const district = districtAt(asked);
  if (!district) {
    setResponseStatus(await redirectMoved());
    return <NotFoundView path={asked} searchParams={searchParams} />;
  }
  const [locale, t, pages, number] = await Promise.all([
    getLocale(),
    getTranslations('District'),
    getTranslations('Pages'),
    parsePageQuery(searchParams),
  ]);
  const { state } = district;
  const path = districtPath(district);
  const names = {
    city: localized(district.name, locale),
    state: localized(state.name, locale),
  };
  const result = await getArchivePage({ by: 'district', district }, locale, number);
  const { items, total } = pageOrEmpty(result);
  return (
    <StoryScope>
      <SiteFrame
        path={path}
        searchParams={searchParams}
        trail={[
          { path: '/india', name: pages('india') },
          { path: statePath(state), name: names.state },
          { path, name: names.city },
        ]}
        graph={[
          cityPage(
            {
              path,
              name: t('title', names),
              description: t('description', names),
              city: names.city,
              modified: null,
            },
            locale,
          ),
        ]}
      >
        <div className="page-width">
          <PageTitle lead={t('description', names)} compact>
            {names.city}
          </PageTitle>
          <DistrictLinks state={state} current={district.id} />
          <CityFigures city={district.id} name={names.city} />
          <NewsBlock
            path={path}
            searchParams={searchParams}
            title={t('latest', names)}
            result={Promise.resolve(result)}
            empty={t('empty', names)}
            layout="lead"
            after={() =>
              result.ok && total < ENOUGH_IN_SECTION && <StateStories state={state} shown={items} />
            }
            sidebar={{
              aside: <Sidebar shown={items} />,
              px: () => SIDEBAR_PX.latest,
              isOptional: true,
            }}
          />
        </div>
      </SiteFrame>
    </StoryScope>
  );
}
