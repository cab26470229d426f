import 'server-only';
import { requestContext } from './requestContext.mjs';

/**
 * Whether the request comes from a trusted edge. The edge caches the response for many readers, so
 * the page waits for all of its feeds and streams nothing.
 */
export const isForEdge = (): boolean => requestContext.getStore()?.isForEdge ?? false;
