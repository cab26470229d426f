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
 * The path of the page that is asked for; null where none is.
 *
 * @param {IncomingMessage} request
 * @param {Asked} asked
 */
export function pageOf({ method }, { target, moved }) {
  if (!target || moved || (method !== 'GET' && method !== 'HEAD')) return null;
  const pathname = draftPath(target.pathname) ?? withoutDetours(target);
  return isPageUrl(pathname) ? pathname : null;
}

/** A body, and a copy of what is asked for (Markdown has an `ETag`). */
const OF_ONE_READER = ['content-length', 'transfer-encoding', 'if-none-match', 'if-modified-since'];

/**
 * Whether nothing of one reader's request changes the page but what a shared render gets of it. Node
 * sends who asks by HEAD no body.
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
 * Takes a page's slot before any other work: in a crowd a refusal must cost next to nothing.
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
    // As edges do, a render for many leaves out what messengers add to a link.
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
