import 'server-only';
import { requestContext } from './requestContext.mjs';

/**
 * Marks the page being rendered as one of an unlimited number of URLs, so that an edge keeps it for
 * seconds only and never serves it stale during an outage. Call it before any of the page is sent.
 */
export function setBriefCaching(): void {
  const context = requestContext.getStore();
  if (context) context.isBrief = true;
}
