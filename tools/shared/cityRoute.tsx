import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { cityPath, type ToolPath } from '@/lib/pages/tools';
import type { SearchParams } from '@/lib/request/queryParam';
import { noindexMetadata, pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { CityFrame, type CityTexts } from './CityFrame';

type Props = { params: Promise<{ city: string }>; searchParams: SearchParams };

type CityRoute<Known> = {
  path: ToolPath;
  words: 'FuelNow' | 'MetalsNow' | 'AqiNow';
  /** Null for a city without figures, which is an unknown URL. */
  knownOf: (id: string) => Promise<Known | null>;
  View: (known: Known) => ReactNode;
};

export const cityRoute = <Known extends { texts: CityTexts }>({
  path,
  words,
  knownOf,
  View,
}: CityRoute<Known>) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const known = await knownOf((await params).city);
    if (!known) return noindexMetadata((await getTranslations('NotFound'))('title'));
    const { city, title, lead } = known.texts;
    return pageMetadata(path, { canonical: cityPath(path, city.id), title, description: lead });
  },

  async CityPage({ params, searchParams }: Props) {
    const { city } = await params;
    const [t, known] = await Promise.all([getTranslations(`${words}.city`), knownOf(city)]);
    return (
      <CityFrame
        path={path}
        id={city}
        texts={known?.texts ?? null}
        searchParams={searchParams}
        all={t('all')}
      >
        {known && <View {...known} />}
      </CityFrame>
    );
  },
});
