import { DEFAULT_LOCALE } from '#site/locales.mjs';
import { OVERLOAD_TEXTS } from '#site/overload.mjs';
import { CACHE_CONTROL } from '../lib/request/cacheControl.mjs';
import { SITE_MARK } from '../lib/request/siteMark.mjs';
import { requestIdOf } from './requestTarget.mjs';
import { resourcePolicy, SECURITY_HEADERS } from './responseHeaders.mjs';

const RETRY_AFTER_S = '5';

/**
 * Creates the 503 for a busy site. The bodies are encoded once per language, because a crowd gets
 * thousands.
 *
 * @param {string} build
 */
export function createBusyResponse(build) {
  const answers = new Map(
    Object.entries(OVERLOAD_TEXTS).map(([name, text]) => {
      const body = Buffer.from(text);
      const headers = {
        ...SECURITY_HEADERS,
        'Cross-Origin-Resource-Policy': resourcePolicy('/'),
        [SITE_MARK]: build,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': String(body.byteLength),
        'Cache-Control': CACHE_CONTROL.none,
        'Retry-After': RETRY_AFTER_S,
      };
      return [name, { headers: Object.entries(headers).flat(), body }];
    }),
  );
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {string} pathname
   */
  return ({ headers }, response, pathname) => {
    const [, first = ''] = pathname.split('/');
    const answer = answers.get(first) ?? answers.get(DEFAULT_LOCALE);
    response.setHeader('X-Request-Id', requestIdOf(headers['x-request-id']));
    response.writeHead(503, answer?.headers).end(answer?.body);
  };
}
