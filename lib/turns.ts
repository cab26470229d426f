import { setImmediate } from 'node:timers/promises';

/** How long one answer may be worked at before the process turns to other requests, in milliseconds. */
const TURN_MS = 8;

/** Parts a long piece of work into turns, between which other requests are served. */
export class Turns {
  #since = performance.now();

  /** Whether the turn is over, and the next one is to be waited for. */
  isOver(): boolean {
    return performance.now() - this.#since >= TURN_MS;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}

/** Runs a generator to its end, in turns, and gives what it returns. What it yields are its steps. */
export async function inTurns<T>(work: Generator<unknown, T>): Promise<T> {
  const turns = new Turns();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T;
    if (turns.isOver()) await turns.next();
  }
}

/** The same without turns, where the result is needed at once. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T;
  }
}
