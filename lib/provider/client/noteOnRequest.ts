import 'server-only';
import { requestContext } from '@/lib/request/requestContext.mjs';

/*
 * What the server (`server/requestHandler.mjs`) is told of an edge's page, so that it can say whether
 * the page replaces the edge's copy.
 */

/**
 * The page has a list of the provider.
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
