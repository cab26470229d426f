import { bodyText } from './bodyText';
import type { Coverage } from './coverage';

const NEWEST = 60;

export const liveText = ({ updates }: Pick<Coverage, 'updates'>): string =>
  updates
    .slice(0, NEWEST)
    .flatMap(({ headline, body }) => [headline, body && bodyText(body)])
    .filter(Boolean)
    .join('\n\n');
