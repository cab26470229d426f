import { setImmediate } from 'node:timers/promises';
import { memoize } from './memoize';

const SLICE_MS = 8;

export class TimeSlices {
  #since = performance.now();

  isOver(): boolean {
    return performance.now() - this.#since >= SLICE_MS;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}

/** Runs a generator in slices, so that other requests run in between; returns its result. */
export async function inTimeSlices<T>(work: Generator<unknown, T>): Promise<T> {
  const slices = new TimeSlices();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (slices.isOver()) await slices.next();
  }
}

/** Blocks, for callers that need the result synchronously. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

let line: Promise<unknown> = Promise.resolve();

/**
 * Queues work on a list once per name: several passes over 20,000 stories in a row would block
 * other requests.
 */
export const turnFor = memoize((_list: object, ..._made: readonly string[]): Promise<void> => {
  const turn = line.then(() => setImmediate());
  line = turn;
  return turn;
});
