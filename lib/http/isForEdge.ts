import 'server-only';
import { requestContext } from './requestContext.mjs';

/**
 * Whether a trusted edge asks, which keeps the response for others: it is worth waiting for all of
 * its feeds, and nothing is streamed.
 */
export const isForEdge = (): boolean => requestContext.getStore()?.isForEdge ?? false;
