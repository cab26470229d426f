import 'server-only';
import { requestContext } from '@/lib/request/requestContext.mjs';

/* Notes for `server/requestHandler.mjs`, which decides if a page may replace the edge's copy. */

export function noteList(asOf: number | null): void {
  const context = requestContext.getStore();
  if (!context?.isForEdge) return;
  context.hasNews = true;
  context.asOf = Math.min(context.asOf ?? Infinity, asOf ?? 0);
}

export function noteGap({ hasNews = false } = {}): void {
  const context = requestContext.getStore();
  if (!context?.isForEdge) return;
  context.hasNews = hasNews || (context.hasNews ?? false);
  context.hasGap = true;
}
