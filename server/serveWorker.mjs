// @ts-check

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import send from 'send';
import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const PATH = '/sw.js';
const TYPE = 'application/javascript; charset=UTF-8';

/** The default file policy would block the worker's own requests. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** A kill switch: clears the caches and unregisters itself. */
const END = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((ids) => Promise.all(ids.map((id) => caches.delete(id))))
      .catch(() => {})
      .then(() => registration.unregister()),
  ),
);
`;

/**
 * @param {string} folder of the build
 * @param {{ isOff?: boolean }} [options]
 * @returns {(request: IncomingMessage, response: ServerResponse, next: () => void) => void}
 */
export function createWorkerServer(folder, { isOff = false } = {}) {
  const root = join(folder, 'worker');
  const isMade = existsSync(join(root, PATH));
  return (request, response, next) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== PATH || (!isOff && !isMade)) return next();
    response.setHeader('Content-Type', TYPE);
    response.setHeader('Cache-Control', CACHE_CONTROL.worker);
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Service-Worker-Allowed', '/');
    if (isOff) {
      response.end(END);
      return;
    }
    send(request, PATH, { root, cacheControl: false, index: false })
      .on('error', next) // a build that is being replaced
      .pipe(response);
  };
}
