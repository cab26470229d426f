import type { LiteRequest } from '@/lib/lite/liteRequest';
import { withTimeout } from '@/lib/request/withTimeout';
import { getNewest } from '@/lib/stories/getNews';
import { SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { StoryList } from './StoryList';

/** The newest stories may hold a page by this much; later ones are done without. */
const LIMIT_MS = 500;

/** Where to go from a page that has nothing to show: the newest stories, as far as they can be had. */
export async function WaysOn({ words, locale, now }: LiteRequest) {
  const stories = (await withTimeout(LIMIT_MS, getNewest(locale))) ?? [];
  return (
    <StoryList
      title={words.t('Sidebar.latest')}
      stories={stories.slice(0, SIDEBAR_LENGTH)}
      words={words}
      now={now}
    />
  );
}
