import 'server-only';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Feed } from './feed';
import { ageMs, namedMemories } from './feedMemory';

/** Some systems tell nobody who writes for them, or hide what is not called by their own pages. */
const REFUSALS = [401, 403, 404];

/** How long a refusal is believed before the route is asked for again. */
const BELIEVED_MS = 5 * 60_000;

/** How lately news has to have come, for a refusal to be of one route alone. */
const LATELY_MS = 10 * 60_000;

/** When a route was refused, by the name of its feeds and the clock that nobody sets. */
const refusedAt = () => processGlobal('site.refusals', () => new Map<string, number>());

/**
 * Whether a status says that there is no such route for this site. While no list can be had either,
 * it is a failure as any other: of the system, or of a firewall before it.
 */
export function isRefusal<T>({ none, refusals = REFUSALS }: Feed<T>, status: number): boolean {
  return none !== undefined && refusals.includes(status) && hasNews();
}

const hasNews = () =>
  [...namedMemories().values()].some(
    (memory) => memory.failure === null && ageMs(memory) < LATELY_MS,
  );

export const noteRefusal = <T>({ name }: Feed<T>): void =>
  void refusedAt().set(name, performance.now());

/** Whether the route was refused lately, so that nobody asks for it. */
export const isRefused = <T>({ name }: Feed<T>): boolean =>
  performance.now() - (refusedAt().get(name) ?? -Infinity) < BELIEVED_MS;
