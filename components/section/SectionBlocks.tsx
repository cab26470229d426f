import { getLocale } from 'next-intl/server';
import { FrontBlocks } from '@/components/home/FrontBlocks';
import { frontAreas } from '@/lib/frontPage/areas';
import { getSectionFront, sectionBlocks } from '@/lib/frontPage/getSectionFront';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';

type Props = { path: string; searchParams: SearchParams };

export async function SectionBlocks({ path, searchParams }: Props) {
  const [locale, now, query] = await Promise.all([getLocale(), requestTime(), searchParams]);
  if (query.page !== undefined || query.category !== undefined || query.state !== undefined)
    return null;
  return (
    <FrontBlocks
      blocks={frontAreas(sectionBlocks(path), locale).above}
      front={getSectionFront(path, locale)}
      now={now}
      isExtra
    />
  );
}
