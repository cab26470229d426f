import { withTimeout } from '@/lib/request/withTimeout';
import { getNewest } from '@/lib/stories/getNews';
import { SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { StoryList } from './StoryList';
import type { LiteRequest } from './liteRequest';

const LIMIT_MS = 500;

export async function SuggestedLinks({ words, locale, now }: LiteRequest) {
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
