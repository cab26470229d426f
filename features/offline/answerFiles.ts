import { keepAnswers, keptAnswer } from './answers';
import { hasFailed, isFromSite, passOn, settled } from './fromSite';
import { networkFirst } from './networkFirst';
import { find, keep } from './store';
import type { StoreName } from './storeLimits';

type WaitUntil = (work: Promise<unknown>) => void;

const isAnswer = (response: Response): boolean => isFromSite(response) && !hasFailed(response);

/** Network first, then the copy; while waiting, only a copy with every story counts. */
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
