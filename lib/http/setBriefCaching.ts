import 'server-only';
import { requestContext } from './requestContext.mjs';

/**
 * Says that the page being rendered stands at one of endlessly many addresses, so that an edge
 * keeps it for seconds and for no outage. To be called before anything of the page is sent.
 */
export function setBriefCaching(): void {
  const context = requestContext.getStore();
  if (context) context.isBrief = true;
}
