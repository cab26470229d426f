import { SiteFrame } from '@/components/chrome/SiteFrame';
import { ReaderBar } from '@/components/reader/ReaderBar';
import { StoryMissing } from '@/components/reader/StoryMissing';
import { currentPath } from '@/lib/site/currentPath';

/** An unknown story, or one that no source could be asked for. */
export default async function StoryNotFound() {
  return (
    <SiteFrame path={await currentPath()}>
      <div className="wrap">
        <ReaderBar />
        <StoryMissing />
      </div>
    </SiteFrame>
  );
}
