import 'server-only';
import { requestContext } from './requestContext.mjs';

/**
 * Next has no 503, and its `notFound()` sends an empty document. Call it before streaming starts;
 * `server/requestHandler.mjs` applies it.
 */
export function setResponseStatus(status: 404 | 410 | 503): void {
  const context = requestContext.getStore();
  if (context) context.status = status;
}

/**
 * For unbounded URLs: edges keep the page for seconds and never serve it stale. Call it before
 * streaming starts.
 */
export function setBriefCaching(): void {
  const context = requestContext.getStore();
  if (context) context.isBrief = true;
}

/**
 * True if an edge will cache the response for many readers: such a page waits for all feeds and
 * streams nothing.
 */
export const isForEdge = (): boolean => requestContext.getStore()?.isForEdge ?? false;
