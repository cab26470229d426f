import 'server-only';
import { requestContext } from '@/lib/request/requestContext.mjs';

/* Notes for `server/requestHandler.mjs`, which decides if a page may replace the edge's copy. */

/**
 * The page has a provider list.
 *
 * @param asOf when the provider gave it, in epoch milliseconds
 */
export function noteList(asOf: number | null): void {
  const context = requestContext.getStore();
  if (!context?.isForEdge) return;
  context.hasNews = true;
  context.asOf = Math.min(context.asOf ?? Infinity, asOf ?? 0);
}

/**
 * The page lacks a list.
 *
 * @param lack.hasNews whether the provider has answered, though not with what it should
 */
export function noteGap({ hasNews = false } = {}): void {
  const context = requestContext.getStore();
  if (!context?.isForEdge) return;
  context.hasNews = hasNews || (context.hasNews ?? false);
  context.hasGap = true;
}
