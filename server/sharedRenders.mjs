import { RenderResponse } from './renderResponse.mjs';
import { requestIdOf } from './requestTarget.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/** All headers that a shared render sees. Requests with equal values share a render. */
const HEADERS = [
  'host',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'accept-encoding',
  'save-data',
  'ect',
];

/** A shared render belongs to its first reader's trace. */
const TRACE = ['traceparent', 'tracestate'];

const BROWSER = 'Mozilla/5.0';
const BROWSERS = /^Mozilla\/5\.0 \((?:Windows|Macintosh|X11|Linux|iPhone|iPad)/;
/** Next sends crawlers a page only when it is complete. */
const CRAWLER = /bot|crawl|spider|google|preview|render|fetch|compatible|https?:/i;

/** @param {string} [agent] */
const userAgent = (agent = 'unknown') =>
  BROWSERS.test(agent) && !CRAWLER.test(agent) ? BROWSER : agent;

/**
 * @param {IncomingMessage['headers']} headers
 * @param {readonly string[]} names
 */
const those = (headers, names) =>
  Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** A hanging render blocks its page no longer than this. */
const SAME_MOMENT_MS = 1000;

/**
 * Shares one render among all who request a page within a second, so a crowd costs one. They share
 * a nonce, as behind edges (0082).
 */
export function createSharedRenders() {
  /** @type {Map<string, { render: RenderResponse, since: number }>} */
  const underWay = new Map();

  /**
   * @param {string} target page without query
   * @param {IncomingMessage} request
   * @param {ServerResponse} reader
   * @returns {RenderResponse | 'joined'} the new render, or `joined` if it shares an earlier one
   */
  return (target, request, reader) => {
    const headers = {
      'user-agent': userAgent(request.headers['user-agent']),
      ...those(request.headers, HEADERS),
    };
    const key = JSON.stringify([target, headers]);
    const requestId = requestIdOf(request.headers['x-request-id']);
    reader.setHeader('X-Request-Id', requestId);
    const known = underWay.get(key);
    if (known?.render.isOpen && performance.now() - known.since < SAME_MOMENT_MS) {
      known.render.add(reader);
      return 'joined';
    }
    const render = new RenderResponse(target, {
      ...headers,
      ...those(request.headers, TRACE),
      'x-request-id': requestId,
    });
    render.add(reader);
    underWay.set(key, { render, since: performance.now() });
    render.once('close', () => {
      if (underWay.get(key)?.render === render) underWay.delete(key);
    });
    return render;
  };
}
