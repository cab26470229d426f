import { createTokenBucket } from '@/lib/provider/source/tokenBucket';
import { err, ok, type Result } from '@/lib/result';

type Ask<T> = (keys: readonly string[]) => Promise<Result<ReadonlyMap<string, T>, string>>;

type Limits = {
  size: number;
  characters: number;
  atOnce: number;
  waiting: number;
  burst: number;
  perSecond: number;
};

type Waiting<T> = {
  ask: Ask<T>;
  answer: Promise<Result<T | null, string>>;
  settle: (answer: Promise<Result<T | null, string>>) => void;
};

/** Single calls at low load, 100 keys a call in a flood. `failure` if the queue is full. */
export function createBatches<T>({ size, characters, atOnce, waiting: most, ...rate }: Limits) {
  const waiting = new Map<string, Waiting<T>>();
  const waitMs = createTokenBucket(rate);
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

  function nextBatch(): [string, Waiting<T>][] {
    let room = characters;
    const fitting = [...waiting].slice(0, size).findIndex(([key]) => {
      room -= 3 * Buffer.byteLength(key);

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
    await asked.catch(() => {});
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
    // A microtask later, so that one request's keys share a call.
    void Promise.resolve().then(callNext);
    return answer;
  };
}
