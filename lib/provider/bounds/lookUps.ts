import { BoundedMap } from '@/lib/boundedMap';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { createTokenBucket } from '@/lib/provider/source/tokenBucket';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';

type Ask<T> = (keys: readonly string[]) => Promise<Result<ReadonlyMap<string, T>, string>>;

type BatchLimits = {
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

/**
 * Batches look-ups: single calls at low load, 100 keys a call in a flood, so real keys are found
 * with few calls.
 *
 * @returns the value of a key, or null; `failure` if the queue is full
 */
function createBatches<T>({ size, characters, atOnce, waiting: most, ...rate }: BatchLimits) {
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

const bytesOf = (key: string) => 2 * key.length + 100;

function createKnown<T>(limit: { count: number; bytes: number }) {
  const entries = new BoundedMap<{ value: T; at: number }>(limit);
  return {
    last: (key: string): T | undefined => entries.get(key)?.value,
    fresh(key: string): T | undefined {
      const entry = entries.get(key);
      return entry && performance.now() - entry.at < MINUTE_MS ? entry.value : undefined;
    },
    learn: (key: string, value: T): void =>
      entries.set(key, { value, at: performance.now() }, bytesOf(key)),
    forget: (key: string): void => entries.delete(key),
  };
}

/** Per kind of call, so a flood of one spares the others; low, for WordPress on shared hosting. */
const RATE = { burst: 60, perSecond: 10 };

/** WordPress and Ghost take 100 ids a call, servers 8 KB of URL; a queue of 1,000 drains in 10 s. */
const BATCHES = { ...RATE, size: 100, characters: 6_000, atOnce: 4, waiting: 1_000 };

export type ArchiveKind = 'author' | 'tag' | 'words' | 'page';

function createLookUps() {
  return {
    stories: createBatches<Story | 'gone'>(BATCHES),
    addresses: createBatches<string>(BATCHES),
    archive: {
      author: createTokenBucket(RATE),
      tag: createTokenBucket(RATE),
      words: createTokenBucket(RATE),
      page: createTokenBucket(RATE),
    } satisfies Record<ArchiveKind, () => number>,
    ids: createKnown<true>({ count: 100_000, bytes: 20e6 }),
    missing: createKnown<'absent' | 'gone'>({ count: 10_000, bytes: 4e6 }),
    terms: createKnown<true>({ count: 20_000, bytes: 4e6 }),
    totals: createKnown<number>({ count: 5_000, bytes: 4e6 }),
  };
}

type LookUps = ReturnType<typeof createLookUps>;

export const lookUps = (): LookUps => processGlobal('site.lookUps', createLookUps);
