import { withoutDetours } from '../lib/oldAddresses/byText.mjs';
import { isPageUrl } from '../lib/request/cacheControl.mjs';
import { draftPath, isDraftRoute } from '../lib/request/draftRoute.mjs';
import { isLitePath } from '../lib/request/liteRoute.mjs';
import { isShareQuery } from '../lib/request/sharedLink.mjs';
import { createSharedRenders } from './sharedRenders.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./requestHandler.mjs').Asked} Asked
 */

/**
 * @param {IncomingMessage} request
 * @param {Asked} asked
 */
export function pageOf({ method }, { target, moved }) {
  if (!target || moved || (method !== 'GET' && method !== 'HEAD')) return null;
  const pathname = draftPath(target.pathname) ?? withoutDetours(target);
  return isPageUrl(pathname) ? pathname : null;
}

/** Requests with a body or a condition (Markdown has an `ETag`) get a render of their own. */
const OF_ONE_READER = ['content-length', 'transfer-encoding', 'if-none-match', 'if-modified-since'];

/**
 * Whether a shared render can answer the request. HEAD may share, because Node sends its reader no
 * body.
 *
 * @param {IncomingMessage} request
 * @param {Asked & { page: string }} asked
 */
const isSharable = ({ method, headers }, { target, page }) =>
  (method === 'GET' || method === 'HEAD') &&
  target !== null &&
  isShareQuery(target.query) &&
  target.isDecodable &&
  !isDraftRoute(page) &&
  !isLitePath(page) &&
  OF_ONE_READER.every((name) => !(name in headers));

/**
 * Takes a render slot before any other work, so that refusing costs almost nothing under load.
 *
 * @param {object} options
 * @param {(request: IncomingMessage, response: ServerResponse, asked: Asked & { hasSlot: boolean }) => void} options.answer
 * @param {ReturnType<typeof import('./loadLimit.mjs').createLoadLimit>} options.loadLimit
 * @param {(request: IncomingMessage, response: ServerResponse, page: string) => void} options.respondBusy
 * @param {(request: IncomingMessage) => boolean} options.mayShare
 * @returns {(request: IncomingMessage, response: ServerResponse, asked: Asked & { page: string }) => Promise<void>}
 */
export function createPageAnswer({ answer, loadLimit, respondBusy, mayShare }) {
  const shareRender = createSharedRenders();

  return async (request, response, asked) => {
    const { page } = asked;
    const isShared = mayShare(request) && isSharable(request, asked);
    // Drop the query, which may hold tracking parameters of messengers; edges do the same.
    const target = isShared && asked.target ? { ...asked.target, query: '' } : asked.target;
    const render = isShared ? shareRender(page, request, response) : null;
    if (render === 'joined') return;
    const admission = await loadLimit.admits(render ?? response);

    if (admission === 'busy')
      for (const one of render?.giveUp() ?? [response]) respondBusy(one.req, one, page);
    if (admission === 'admitted')
      answer(render?.req ?? request, render ?? response, { ...asked, target, hasSlot: true });
  };
}
