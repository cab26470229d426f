// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the server knows of the request being handled, and what a page sets on its response. Plain
 * JavaScript, because the server file reads it as well, outside the build.
 *
 * @typedef {{ requestId?: string, status?: 404 | 503 }} RequestContext
 */

/**
 * Next bundles pages apart from the server file, so the one instance is found by a registered
 * symbol.
 */
const KEY = Symbol.for('narmada24.requestContext');

/** @type {typeof globalThis & { [KEY]?: AsyncLocalStorage<RequestContext> }} */
const shared = globalThis;

/**
 * The context of the request being handled. It belongs to the request itself: nothing that a client
 * sends can name another request's.
 */
export const requestContext = (shared[KEY] ??= new AsyncLocalStorage());
