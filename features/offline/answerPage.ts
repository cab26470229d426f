import type { WorkerMessage } from '@/lib/browser/workerMessages';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { agedPage } from './agedPage';
import { hasFailed, isGone, isOurs } from './fromSite';
import { keepPage } from './keptPage';
import { placeOf } from './keptPlace';
import { offerLate, takeLate } from './latePage';
import { networkFirst } from './networkFirst';
import { offlinePage } from './offlinePage';
import { pageBeneath } from './pageBeneath';

/** Network sign-in pages pass through. Only the site itself may say that a page is gone. */
const isAnswer = (response: Response): boolean =>
  !hasFailed(response) && (isOurs(response) || !isGone(response));

async function copyOf(url: URL, isWaiting: boolean): Promise<Response | undefined> {
  const place = placeOf(url);
  if (place?.isOffline) return isWaiting ? undefined : offlinePage(place.locale);
  return (await agedPage(url)) ?? (isWaiting ? undefined : pageBeneath(url));
}

type Opened = {
  network: () => Promise<Response | null>;
  tell: (message: WorkerMessage) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
};

/** The network's page, a copy, or the offline page. Never rejects. */
export async function answerPage(
  { origin, pathname, search }: URL,
  { network, tell, waitUntil }: Opened,
): Promise<Response> {
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
