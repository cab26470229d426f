import { getLocale } from 'next-intl/server';
import { FrontBlocks } from '@/components/home/FrontBlocks';
import { TitledFrame, type TitledFrameProps } from '@/components/layout/TitledFrame';
import { WithAdSlot } from '@/components/partners/AdSlot';
import { StoryScope } from '@/components/reader/StoryScope';
import { frontAreas } from '@/lib/frontPage/areas';
import { getSectionFront, sectionBlocks } from '@/lib/frontPage/getSectionFront';
import { sectionPath } from '@/lib/pages/sectionPath';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';

type Props = Omit<TitledFrameProps, 'path'> & { path: string };

export const SectionFrame = ({ path, children, ...props }: Props) => (
  <StoryScope>
    <TitledFrame
      {...props}
      path={sectionPath(path)}
      compact
      below={<SectionBlocks path={path} searchParams={props.searchParams} />}
    >
      <WithAdSlot name="list" above>
        {children}
      </WithAdSlot>
    </TitledFrame>
  </StoryScope>
);

type BlocksProps = { path: string; searchParams: SearchParams };

async function SectionBlocks({ path, searchParams }: BlocksProps) {
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
