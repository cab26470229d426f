import { bodyText } from './bodyText';
import type { Coverage } from './coverage';

/** As many as a page holds at most. */
const NEWEST = 60;

/** The words of a live page's newest updates, each in lines of its own. */
export const liveText = ({ updates }: Pick<Coverage, 'updates'>): string =>
  updates
    .slice(0, NEWEST)
    .flatMap(({ headline, body }) => [headline, body && bodyText(body)])
    .filter(Boolean)
    .join('\n\n');
