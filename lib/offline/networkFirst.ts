import { isOurs } from './fromSite';

/** How long the network may take where something is kept. */
export const PATIENCE_MS = 3000;

/** Whether something takes longer than the patience for it. */
async function isSlow(network: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<boolean>((done) => {
    timer = setTimeout(done, PATIENCE_MS, true);
  });
  const isOver = await Promise.race([network.then(() => false), over]);
  clearTimeout(timer);
  return isOver;
}

type Sources = {
  /** What the network gives; null where it fails. */
  network: Promise<Response | null>;
  /** Whether an answer is given rather than what is kept. */
  isAnswer: (response: Response) => boolean;
  /** What is kept; while the network is still waited for, only what is whole. */
  kept: (state: { isWaiting: boolean }) => Promise<Response | undefined>;
  /** Stores an answer of the site. */
  keep: (response: Response) => Promise<unknown>;
  /** What is given where there is nothing else. */
  otherwise: () => Response | Promise<Response>;
  /** Takes an answer of the site that comes after what is kept was given. */
  onLate?: (response: Response) => Promise<void>;
  /** For what is still done when the answer has gone out. */
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * What the network answers; what is kept where that fails, is an error or takes too long; an error as
 * it came where nothing is kept. Never fails.
 */
export async function networkFirst(sources: Sources): Promise<Response> {
  const { network, isAnswer, kept, keep, otherwise, onLate, waitUntil } = sources;
  const ours = network.then((response) => (response && isOurs(response) ? response : null));
  // At once: an event that has been answered takes no more work.
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
