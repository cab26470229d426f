import 'server-only';
import { requestContext } from './requestContext.mjs';

/**
 * Gives the page being rendered a status of its own. Next has only `notFound()`, which answers with
 * an empty document that a script fills, and nothing for 503. To be called before anything of the
 * page is sent; the server (`server/responseHeaders.mjs`) writes it into the response.
 */
export function setResponseStatus(status: 404 | 503): void {
  const context = requestContext.getStore();
  if (context) context.status = status;
}
