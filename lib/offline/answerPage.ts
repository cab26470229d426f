import type { WorkerMessage } from '@/lib/browser/offline/messages';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { hasFailed, isGone, isOurs } from './fromSite';
import { keepPage } from './keptPage';
import { offerLate, takeLate } from './latePage';
import { networkFirst } from './networkFirst';
import { agedPage } from './note';
import { offlinePage } from './offlinePage';
import { pageBeneath } from './pageBeneath';
import { placeOf } from './place';

/**
 * Whether an answer is shown though the page is kept: what the site says, and whatever a network asks
 * before it lets the reader through. A page that is gone is so by the site's word alone.
 */
const isAnswer = (response: Response): boolean =>
  !hasFailed(response) && (isOurs(response) || !isGone(response));

/** The copy that stands in for a page, with the moment it is of. */
async function copyOf(url: URL, isWaiting: boolean): Promise<Response | undefined> {
  const place = placeOf(url);
  if (place?.isOffline) return isWaiting ? undefined : offlinePage(place.locale);
  return (await agedPage(url)) ?? (isWaiting ? undefined : pageBeneath(url));
}

type Opened = {
  /** What the network gives; null where it fails. */
  network: () => Promise<Response | null>;
  /** Tells the page that is opened. */
  tell: (message: WorkerMessage) => Promise<void>;
  /** For what is still done when the answer has gone out. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** What a reader gets who opens a page: the network's answer, a copy, or the offline page. Never fails. */
export async function answerPage(
  { origin, pathname, search }: URL,
  { network, tell, waitUntil }: Opened,
): Promise<Response> {
  // A fragment is no part of what is asked for.
  const url = new URL(origin + pathname + search);
  return (
    takeLate(url) ??
    networkFirst({
      network: network(),
      isAnswer,
      kept: ({ isWaiting }) => copyOf(url, isWaiting),
      keep: (response) => keepPage(url, response),
      otherwise: () => offlinePage(splitLocale(pathname).locale),
      onLate: (response) => offerLate(url, response, tell),
      waitUntil,
    })
  );
}
