// @ts-check

import { withoutDetours } from '../lib/oldAddresses/byText.mjs';
import { isPageUrl } from '../lib/request/cacheControl.mjs';
import { isLitePath } from '../lib/request/liteRoute.mjs';
import { draftPath } from '../lib/request/previewRoute.mjs';
import { createSharedRenders } from './sharedRenders.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {{ status: number, location: string }} Redirect
 * @typedef {object} Asked
 * @property {string} sentTarget
 * @property {ReturnType<typeof import('./requestTarget.mjs').readTarget>} target null where it is refused
 * @property {Redirect | null} moved
 * @property {boolean} hasPlace whether it has got its place already
 */

/**
 * The path of the page that is asked for; null where none is.
 *
 * @param {IncomingMessage} request
 * @param {Asked} asked
 */
export function pageOf({ method }, { target, moved }) {
  if (!target || moved || (method !== 'GET' && method !== 'HEAD')) return null;
  const pathname = withoutDetours(target);
  const isPage = isPageUrl(pathname) && !isLitePath(pathname) && !draftPath(target.pathname);
  return isPage ? pathname : null;
}

/**
 * Whether nothing of the request but what a shared render gets can change the page.
 *
 * @param {IncomingMessage} request
 * @param {Asked} asked
 */
const isSharable = ({ method, headers }, { target }) =>
  method === 'GET' &&
  target?.isDecodable === true &&
  target.query === '' &&
  !('content-length' in headers) &&
  !('transfer-encoding' in headers);

/**
 * A page gets its place before anything is made for it, so that its refusal costs next to nothing.
 *
 * @param {object} options
 * @param {(request: IncomingMessage, response: ServerResponse, asked: Asked) => void} options.answer
 * @param {ReturnType<typeof import('./loadLimit.mjs').createLoadLimit>} options.loadLimit
 * @param {(response: ServerResponse, pathname: string) => void} options.respondBusy
 * @param {(request: IncomingMessage) => boolean} options.isShared whether a render may be shared
 * @returns {(request: IncomingMessage, response: ServerResponse, asked: Asked & { page: string }) => Promise<void>}
 */
export function createPageAnswer({ answer, loadLimit, respondBusy, isShared }) {
  const shareRender = createSharedRenders();
  return async (request, reader, { page, ...asked }) => {
    const shared =
      isShared(request) && isSharable(request, asked) ? shareRender(page, request, reader) : null;
    if (shared === 'joined') return;
    const response = shared ?? reader;
    const place = await loadLimit.admits(response);
    if (place === 'busy') for (const one of shared?.readers ?? [reader]) respondBusy(one, page);
    if (place === 'admitted')
      answer(shared?.req ?? request, response, { ...asked, hasPlace: true });
  };
}
