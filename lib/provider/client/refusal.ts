import 'server-only';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Feed } from './feed';
import { ageMs, namedMemories } from './feedMemory';

/** Some systems hide their authors or any route that their own pages do not call. */
export const REFUSALS: readonly number[] = [401, 403, 404];

const BELIEVED_MS = 5 * 60_000;

/** Recent news proves that only this route is refused. */
const LATELY_MS = 10 * 60_000;

const refusedAt = () => processGlobal('site.refusals', () => new Map<string, number>());

/** A refusal means an absent route only while lists load; else the system or a firewall fails. */
export function isRefusal<T>({ none, refusals = REFUSALS }: Feed<T>, status: number): boolean {
  return none !== undefined && refusals.includes(status) && hasNews();
}

const hasNews = () =>
  [...namedMemories().values()].some(
    (memory) => memory.failure === null && ageMs(memory) < LATELY_MS,
  );

export const noteRefusal = <T>({ name }: Feed<T>): void =>
  void refusedAt().set(name, performance.now());

export const isRefused = <T>({ name }: Feed<T>): boolean =>
  performance.now() - (refusedAt().get(name) ?? -Infinity) < BELIEVED_MS;
