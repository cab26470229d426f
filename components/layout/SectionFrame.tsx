import { StoryScope } from '@/components/reader/StoryScope';
import { TitledFrame, type TitledFrameProps } from './TitledFrame';

/** A page of a section: a titled page with stories. */
export const SectionFrame = (props: TitledFrameProps) => (
  <StoryScope>
    <TitledFrame {...props} compact />
  </StoryScope>
);
