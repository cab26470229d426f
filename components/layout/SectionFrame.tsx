import { WithAdSlot } from '@/components/partners/AdSlot';
import { StoryScope } from '@/components/reader/StoryScope';
import { TitledFrame, type TitledFrameProps } from './TitledFrame';

/** A page of a section: a titled page with stories. */
export const SectionFrame = ({ children, ...props }: TitledFrameProps) => (
  <StoryScope>
    <TitledFrame {...props} compact>
      <WithAdSlot name="list" above>
        {children}
      </WithAdSlot>
    </TitledFrame>
  </StoryScope>
);
