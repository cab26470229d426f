import 'server-only';
import { requestContext } from './requestContext.mjs';

/**
 * Sets the status of the page being rendered. Next has only `notFound()`, which answers with
 * an empty document that a script fills, and nothing for 503. To be called before anything of the
 * page is sent; the server (`server/requestHandler.mjs`) writes it into the response.
 */
export function setResponseStatus(status: 404 | 503): void {
  const context = requestContext.getStore();
  if (context) context.status = status;
}
