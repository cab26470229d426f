import type { StoreName } from '@/lib/browser/offline/stores';
import { keepAnswers, keptAnswer } from './answers';
import { hasFailed, isOurs, passOn, settled } from './fromSite';
import { networkFirst } from './networkFirst';
import { find, keep } from './store';

type WaitUntil = (work: Promise<unknown>) => void;

/** What is asked for by a page shows no sign-in page of a network in its place. */
const isAnswer = (response: Response): boolean => isOurs(response) && !hasFailed(response);

/** What `/api/stories` answers; else what is kept: while the network is waited for if that is all of it. */
export function answerStories(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const url = new URL(request.url);
  return networkFirst({
    network: settled(passOn(request)),
    isAnswer,
    kept: ({ isWaiting }) => keptAnswer(url, { whole: isWaiting }),
    keep: (response) => keepAnswers(url, response),
    otherwise: () => Response.error(),
    waitUntil,
  });
}

/** A picture, an icon or the answer of a tool; else what is kept of it. */
export function answerFile(
  store: StoreName,
  request: Request,
  waitUntil: WaitUntil,
): Promise<Response> {
  return networkFirst({
    network: settled(passOn(request)),
    isAnswer,
    kept: () => find(store, request.url),
    keep: async (response) => response.ok && keep(store, request.url, response),
    otherwise: () => Response.error(),
    waitUntil,
  });
}
