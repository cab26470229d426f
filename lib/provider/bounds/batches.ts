import { err, ok, type Result } from '@/lib/result';
import { createRate } from '@/lib/provider/source/rate';

/** What is at these keys; a key without an answer has nothing. */
type Ask<T> = (keys: readonly string[]) => Promise<Result<ReadonlyMap<string, T>, string>>;

type Limits = {
  /** Keys of one call. */
  size: number;
  /** Characters of the keys of one call, each of which may be escaped. */
  characters: number;
  /** Calls at once. */
  atOnce: number;
  /** Keys that wait. */
  waiting: number;
  /** Calls of a burst, and of each second after it. */
  burst: number;
  perSecond: number;
};

type Waiting<T> = {
  ask: Ask<T>;
  answer: Promise<Result<T | null, string>>;
  settle: (answer: Promise<Result<T | null, string>>) => void;
};

/**
 * Looks keys up, as many in a call as wait for one: alone while hardly anybody asks, and a hundred at a
 * time in a flood, so that what is really there is found all the same and the calls stay few.
 *
 * @returns what is at a key, or null; the failure for a key that is one too many
 */
export function createBatches<T>({ size, characters, atOnce, waiting: most, ...rate }: Limits) {
  const waiting = new Map<string, Waiting<T>>();
  const waitMs = createRate(rate);
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  function callNext(): void {
    while (waiting.size > 0 && underWay < atOnce && timer === undefined) {
      const ms = waitMs();
      if (ms === 0) {
        void call(nextBatch());
        continue;
      }
      timer = setTimeout(() => {
        timer = undefined;
        callNext();
      }, ms).unref();
    }
  }

  /** As many of those that wait as a call takes, and one at least. */
  function nextBatch(): [string, Waiting<T>][] {
    let room = characters;
    const fitting = [...waiting].slice(0, size).findIndex(([key]) => {
      room -= 3 * Buffer.byteLength(key); // each byte escaped

      return room < 0;
    });
    return [...waiting].slice(0, fitting < 0 ? size : Math.max(1, fitting));
  }

  async function call(batch: readonly [string, Waiting<T>][]): Promise<void> {
    const [first] = batch;
    if (!first) return;
    underWay++;
    const asked = first[1].ask(batch.map(([key]) => key));
    for (const [key, { settle }] of batch) {
      waiting.delete(key);
      settle(asked.then((result) => (result.ok ? ok(result.value.get(key) ?? null) : result)));
    }
    await asked.catch(() => {}); // who waits is told
    underWay--;
    callNext();
  }

  return function load(
    key: string,
    ask: Ask<T>,
    failure: string,
  ): Promise<Result<T | null, string>> {
    const known = waiting.get(key);
    if (known) return known.answer;
    if (waiting.size >= most) return Promise.resolve(err(failure));
    let settle: Waiting<T>['settle'] = () => {};
    const answer = new Promise<Result<T | null, string>>((done) => (settle = done));
    waiting.set(key, { ask, answer, settle });
    // What one request asks for goes into one call.
    void Promise.resolve().then(callNext);
    return answer;
  };
}
