// @ts-check

import { RenderResponse } from './renderResponse.mjs';
import { requestIdOf } from './requestTarget.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/** All that a shared render gets of its readers' requests; only readers who send the same share one. */
const HEADERS = [
  'host',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'accept-encoding',
  // `lib/request/asksForLess.ts`
  'save-data',
  'ect',
];

/** Browsers get one name, because a crowd has hundreds. */
const BROWSER = 'Mozilla/5.0';
const BROWSERS = /^Mozilla\/5\.0 \((?:Windows|Macintosh|X11|Linux|iPhone|iPad)/;
/** Next answers crawlers otherwise: it sends a page when all of it is there. */
const CRAWLER = /bot|crawl|spider|google|preview|render|fetch|compatible|https?:/i;

/** @param {string} [agent] */
const userAgent = (agent = 'unknown') =>
  BROWSERS.test(agent) && !CRAWLER.test(agent) ? BROWSER : agent;

/** @param {IncomingMessage} request */
function sharedHeaders({ headers }) {
  /** @type {Record<string, string>} */
  const shared = { 'user-agent': userAgent(headers['user-agent']) };
  for (const name of HEADERS) {
    const value = headers[name];
    if (value !== undefined) shared[name] = String(value);
  }
  return shared;
}

/**
 * One render for all who ask for the same page while it is under way, so that a crowd costs one. None
 * begins before it was asked for, so every answer is still made on request. All of them have the one
 * nonce: a page has nothing of one reader that could hide a script, as at an edge (0082).
 */
export function createSharedRenders() {
  /** @type {Map<string, RenderResponse>} */
  const underWay = new Map();

  /**
   * @param {string} target a page without a query
   * @param {IncomingMessage} request
   * @param {ServerResponse} reader
   * @returns {RenderResponse | 'joined'} what is to be rendered; `joined`: it is under way already
   */
  return (target, request, reader) => {
    const headers = sharedHeaders(request);
    const key = JSON.stringify([target, headers]);
    const requestId = requestIdOf(request.headers['x-request-id']);
    reader.setHeader('X-Request-Id', requestId);
    const known = underWay.get(key);
    if (known?.isOpen) {
      known.add(reader);
      return 'joined';
    }
    const render = new RenderResponse(target, { ...headers, 'x-request-id': requestId });
    render.add(reader);
    underWay.set(key, render);
    render.once('close', () => {
      if (underWay.get(key) === render) underWay.delete(key);
    });
    return render;
  };
}
