import { TitledFrame, type TitledFrameProps } from '@/components/layout/TitledFrame';
import { WithAdSlot } from '@/components/partners/AdSlot';
import { StoryScope } from '@/components/reader/StoryScope';
import { sectionPath } from '@/lib/pages/sectionPath';
import { SectionBlocks } from './SectionBlocks';

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
