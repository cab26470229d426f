import { StoryScope } from '@/components/actions/StoryScope';
import { TitledFrame, type TitledFrameProps } from '@/components/chrome/TitledFrame';

/** A page of a section: a titled page with stories. */
export const SectionFrame = (props: TitledFrameProps) => (
  <StoryScope>
    <TitledFrame {...props} compact />
  </StoryScope>
);
