// @ts-check
import { readdirSync } from 'node:fs';
import Negotiator from 'negotiator';
import send from 'send';
import { CACHE_CONTROL } from '../lib/http/cacheControl.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const BASE = '/_next/static';
const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/**
 * Serves the scripts and styles of the build that were compressed with it (`scripts/compressScripts.mjs`), so that none is
 * compressed at a request. Whatever has no compressed file, or whose client takes none, is left to Next.
 *
 * @param {string} folder of the build's static files
 * @returns {(request: IncomingMessage, response: ServerResponse, next: () => void) => void}
 */
export function createScriptServer(folder) {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`),
  );
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const name = path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : '';
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
      .on('error', next) // a build that is being replaced
      .pipe(response);
  };
}

/** As Next says it. */
const TYPES = {
  css: 'text/css; charset=UTF-8',
  js: 'application/javascript; charset=UTF-8',
};
