import { existsSync } from 'node:fs';
import { join } from 'node:path';
import send from 'send';
import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';
import { PUSH_SCRIPT } from '../lib/request/postPaths.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const PATH = '/sw.js';
const TYPE = 'application/javascript; charset=UTF-8';

/** The default policy for files would block the worker's own requests. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Kill switch: clears the caches and unregisters itself. */
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
 * @param {string} folder
 * @param {{ isOff?: boolean, pushes?: boolean }} [options] `pushes`: the site sends notifications
 * @returns {(request: IncomingMessage, response: ServerResponse, next: () => void) => void}
 */
export function createWorkerServer(folder, { isOff = false, pushes = false } = {}) {
  const root = join(folder, 'worker');
  const file = pushes ? '/sw-push.js' : PATH;
  const isMade = existsSync(join(root, file));
  return (request, response, next) => {
    const [path] = (request.url ?? '').split('?');
    if (path === PUSH_SCRIPT && pushes && isMade && !isOff) {
      response.setHeader('Cache-Control', CACHE_CONTROL.pushScript);
      return void pipe(PUSH_SCRIPT);
    }
    if (path !== PATH || (!isOff && !isMade)) return next();
    response.setHeader('Content-Type', TYPE);
    response.setHeader('Cache-Control', CACHE_CONTROL.worker);
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Service-Worker-Allowed', '/');
    if (isOff) {
      response.end(END);
      return;
    }
    pipe(file);

    /** @param {string} sent */
    function pipe(sent) {
      send(request, sent, { root, cacheControl: false, index: false })
        .on('error', next)
        .pipe(response);
    }
  };
}
