// @ts-check

import { DEFAULT_LOCALE } from '#site/locales.mjs';
import { OVERLOAD_TEXTS } from '#site/overload.mjs';
import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';

/** In seconds: a crowd is served within a few. */
const RETRY_AFTER_S = '5';

const TEXTS = new Map(Object.entries(OVERLOAD_TEXTS));

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} pathname
 */
export function respondBusy(response, pathname) {
  const [, first = ''] = pathname.split('/');
  response
    .writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE_CONTROL.none,
      'Retry-After': RETRY_AFTER_S,
    })
    .end(TEXTS.get(first) ?? TEXTS.get(DEFAULT_LOCALE));
}
