import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FrontBlocks } from '@/components/home/FrontBlocks';
import { TitledFrame } from '@/components/layout/TitledFrame';
import { WithAdSlot } from '@/components/partners/AdSlot';
import { StoryScope } from '@/components/reader/StoryScope';
import { frontAreas } from '@/lib/frontPage/areas';
import { getSectionFront, sectionBlocks } from '@/lib/frontPage/getSectionFront';
import { sectionPath } from '@/lib/pages/sectionPath';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';

type Props = { path: string; searchParams: SearchParams; children: ReactNode };

export const SectionFrame = ({ path, searchParams, children }: Props) => (
  <StoryScope>
    <TitledFrame
      path={sectionPath(path)}
      searchParams={searchParams}
      compact
      below={<SectionBlocks path={path} searchParams={searchParams} />}
    >
      <WithAdSlot name="list" above>
        {children}
      </WithAdSlot>
    </TitledFrame>
  </StoryScope>
);

async function SectionBlocks({ path, searchParams }: Omit<Props, 'children'>) {
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
