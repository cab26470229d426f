import Negotiator from 'negotiator';
import send from 'send';
import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';
import { filesBelow } from './filesBelow.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const BASE = '/_next/static';
const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/**
 * Serves scripts compressed by `scripts/compressScripts.mjs`. Answers 404 for a missing file, for
 * which Next would render a page.
 *
 * @param {string} folder static files of the build
 * @param {{ compresses?: boolean }} [options] false if an edge compresses
 * @returns {(request: IncomingMessage, response: ServerResponse, next: () => void) => void}
 */
export function createScriptServer(folder, { compresses = true } = {}) {
  const files = new Set(filesBelow(folder).map((file) => `/${file}`));
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(`${BASE}/`)) return next();
    const name = path.slice(BASE.length);
    if (!files.has(name)) {
      response.writeHead(404, { 'Cache-Control': CACHE_CONTROL.none }).end();
      return;
    }
    if (!compresses) return next();
    const accepted = new Negotiator(request).encodings(CODINGS.map((coding) => coding.name));
    const coding = CODINGS.find(
      (each) => accepted.includes(each.name) && files.has(name + each.suffix),
    );
    if (!coding) return next();
    send(request, name + coding.suffix, { root: folder, cacheControl: false, index: false })
      .on('headers', (/** @type {ServerResponse} */ head) => {
        head.setHeader('Content-Type', TYPES[name.endsWith('.css') ? 'css' : 'js']);
        head.setHeader('Content-Encoding', coding.name);
        head.setHeader('Vary', 'Accept-Encoding');
        head.setHeader('Cache-Control', CACHE_CONTROL.script);
      })
      .on('error', next)
      .pipe(response);
  };
}

const TYPES = {
  css: 'text/css; charset=UTF-8',
  js: 'application/javascript; charset=UTF-8',
};
