import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cityPath } from '@/lib/pages/cityPath';
import type { ToolPath } from '@/lib/pages/tools';
import { noindexMetadata, pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import type { CityTexts } from './CityFrame';

/** Of a tool's page of a city; of an unknown one that of a missing page. */
export async function cityMetadata(path: ToolPath, texts: CityTexts | null): Promise<Metadata> {
  if (!texts) return noindexMetadata((await getTranslations('NotFound'))('title'));
  const { city, title, lead } = texts;
  return pageMetadata(path, { canonical: cityPath(path, city.id), title, description: lead });
}
