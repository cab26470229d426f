import { getLocale } from 'next-intl/server';
import { requestTime } from '@/lib/request/requestTime';
import { withTimeout } from '@/lib/request/withTimeout';
import { getNewest } from '@/lib/stories/getNews';
import { SIDEBAR_LENGTH } from '@/lib/stories/listLengths';
import { SuggestedLinksView } from './SuggestedLinksView';

const LIMIT_MS = 500;

type Props = { hasSearch?: boolean };

/** Awaited, not streamed, so it shows without JavaScript. */
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
