import { getLocale } from 'next-intl/server';
import { withTimeout } from '@/lib/async/withTimeout';
import { getNewest } from '@/lib/news/getNews';
import { RAIL_LENGTH } from '@/lib/news/listLengths';
import { SuggestedLinksView } from './SuggestedLinksView';
import { requestTime } from '@/lib/time/requestTime';

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
    <SuggestedLinksView stories={stories.slice(0, RAIL_LENGTH)} now={now} hasSearch={hasSearch} />
  );
}
