import 'server-only';
import { requestContext } from './requestContext.mjs';

/**
 * Sets the status of the page being rendered. Next has only `notFound()`, which answers with
 * an empty document that a script fills, and nothing for 503. To be called before anything of the
 * page is sent; the server (`server/requestHandler.mjs`) writes it into the response.
 */
export function setResponseStatus(status: 404 | 410 | 503): void {
  const context = requestContext.getStore();
  if (context) context.status = status;
}

/**
 * Marks the page being rendered as one of an unlimited number of URLs, so that an edge keeps it for
 * seconds only and never serves it stale during an outage. Call it before any of the page is sent.
 */
export function setBriefCaching(): void {
  const context = requestContext.getStore();
  if (context) context.isBrief = true;
}

/**
 * Whether the request comes from a trusted edge. The edge caches the response for many readers, so
 * the page waits for all of its feeds and streams nothing.
 */
export const isForEdge = (): boolean => requestContext.getStore()?.isForEdge ?? false;
