import type { WorkerMessage } from '@/lib/browser/workerMessages';
import { localPath } from '@/lib/i18n/language';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { storyPath } from '@/lib/story/story';
import { agedPage } from './agedPage';
import { hasAnswer } from './answers';
import { hasFailed, isGone, isFromSite } from './fromSite';
import { addressOf, pagesBeneath } from './keptAddress';
import { keepPage } from './keptPage';
import { networkFirst } from './networkFirst';
import { offlinePage } from './offlinePage';
import { isWhole } from './readDocument';
import { copiesOf } from './store';

const HELD_MS = 60_000;

let held: { href: string; at: number; page: Response } | undefined;

/**
 * Holds the late page, because the network would be just as slow again.
 *
 * @param tell tells the page that shows the copy
 */
async function offerLate(
  { href }: URL,
  response: Response,
  tell: (message: WorkerMessage) => Promise<void>,
): Promise<void> {
  if (response.status !== 200 && !isGone(response)) return;
  const copy = await copiesOf(response);
  if (!copy || !isWhole(await copy().text())) return;
  held = { href, at: Date.now(), page: copy() };
  await tell({ type: 'late', isGone: isGone(response) });
}

function takeLate({ href }: URL): Response | undefined {
  if (held?.href !== href) return undefined;
  const { at, page } = held;
  held = undefined;
  return Date.now() - at < HELD_MS ? page : undefined;
}

/** Network sign-in pages pass through. Only the site itself may say that a page is gone. */
const isAnswer = (response: Response): boolean =>
  !hasFailed(response) && (isFromSite(response) || !isGone(response));

async function copyOf(url: URL, isWaiting: boolean): Promise<Response | undefined> {
  const address = addressOf(url);
  if (address?.isOffline) return isWaiting ? undefined : offlinePage(address.locale);
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

async function pageBeneath(url: URL): Promise<Response | undefined> {
  const address = addressOf(url);
  if (address?.id == null || !(await hasAnswer(address.id, address.locale))) return undefined;
  if (address.isLite) {
    const full = localPath(storyPath(address.id), address.locale);
    return Response.redirect(new URL(full, url.origin), 307);
  }
  for (const beneath of pagesBeneath(address.locale)) {
    const page = await agedPage(beneath);
    if (page) return page;
  }
  return undefined;
}
