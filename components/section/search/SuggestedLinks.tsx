import { getLocale } from 'next-intl/server';
import { requestTime } from '@/lib/request/requestTime';
import { withTimeout } from '@/lib/request/withTimeout';
import { getNewest } from '@/lib/stories/getNews';
import { SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { SuggestedLinksView } from './SuggestedLinksView';

/** The newest stories may hold a page by this much; later ones are done without. */
const LIMIT_MS = 500;

type Props = { /** Whether the page has a search field already. */ hasSearch?: boolean };

/**
 * Where to go from a page that has nothing to show. Awaited, not streamed, so that all of it is
 * there without JavaScript; feeds that fail leave out the stories.
 */
export async function SuggestedLinks({ hasSearch = false }: Props) {
  const [locale, now] = await Promise.all([getLocale(), requestTime()]);
  const stories = (await withTimeout(LIMIT_MS, getNewest(locale))) ?? [];
  return (
    <SuggestedLinksView
      stories={stories.slice(0, SIDEBAR_LENGTH)}
      now={now}
      hasSearch={hasSearch}
    />
  );
}
