// @ts-check
import { liteAnswer } from '../lib/request/liteAnswer.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * Answers a request for a lite page by the function that the build's route has registered; before its
 * first call, and for a browser's preflight of anything else, Next does. Its handler takes longer than
 * such a page.
 *
 * @param {string} target as it was sent
 * @param {ServerResponse} response
 * @param {() => Promise<void>} next Next's handler
 */
export async function answerLite(target, response, next) {
  const { render } = liteAnswer();
  if (!render) return next();
  const { status, headers, body } = await render(target);
  response.writeHead(status, headers).end(body);
}
