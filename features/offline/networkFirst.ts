import { isFromSite } from './fromSite';

export const TIMEOUT_MS = 3000;

async function isSlow(network: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<boolean>((done) => {
    timer = setTimeout(done, TIMEOUT_MS, true);
  });
  const isOver = await Promise.race([network.then(() => false), over]);
  clearTimeout(timer);
  return isOver;
}

type Sources = {
  network: Promise<Response | null>;
  isAnswer: (response: Response) => boolean;
  /** `isWaiting`: only complete copies count while the network is pending. */
  kept: (state: { isWaiting: boolean }) => Promise<Response | undefined>;
  keep: (response: Response) => Promise<unknown>;
  otherwise: () => Response | Promise<Response>;
  /** Receives the site's answer if it arrives after the copy was shown. */
  onLate?: (response: Response) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Falls back to the copy on failure, error or delay; without a copy the error passes through. Never
 * rejects.
 */
export async function networkFirst(sources: Sources): Promise<Response> {
  const { network, isAnswer, kept, keep, otherwise, onLate, waitUntil } = sources;
  const ours = network.then((response) => (response && isFromSite(response) ? response : null));
  // Registered at once: an answered event accepts no more work.
  waitUntil(ours.then((response) => response && keep(response.clone())));

  if (await isSlow(network)) {
    const given = await kept({ isWaiting: true });
    if (given) {
      if (onLate) waitUntil(ours.then((response) => response && onLate(response)));
      return given;
    }
  }
  const answer = await network;
  if (answer && isAnswer(answer)) return answer;
  return (await kept({ isWaiting: false })) ?? answer ?? otherwise();
}
