import { StoryMissing } from '@/components/reader/StoryMissing';

/** An unknown story, or one that no source could be asked for. */
export default function StoryNotFound() {
  return (
    <div className="wrap">
      <StoryMissing />
    </div>
  );
}
