import { liteAnswer } from '../lib/request/liteAnswer.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * Answers lite pages outside Next, whose handler takes longer than the page itself. Next handles
 * the first call and preflight requests.
 *
 * @param {string} target request target as sent
 * @param {ServerResponse} response
 * @param {() => Promise<void>} next Next's handler
 */
export async function answerLite(target, response, next) {
  const { render } = liteAnswer();
  if (!render) return next();
  const { status, headers, body } = await render(target);
  response.writeHead(status, headers).end(body);
}
