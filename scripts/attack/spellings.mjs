// One page under several URLs, and several pages under one: cases that confuse caches.

import { each, unless } from './judge.mjs';
import { DOT_SEGMENTS, DRAFT_SPELLINGS, PICTURE_SPELLINGS, ROUTER_HEADERS } from './requests.mjs';

/** @typedef {import('./judge.mjs').Send} Send */

/**
 * @param {string} origin
 * @param {Send} send
 */
async function pictureOf(origin, send) {
  const { body } = await send(origin, '/');
  return /\/pictures\/fit\?[^"\s,]+/.exec(body)?.[0].replaceAll('&amp;', '&') ?? null;
}

/** @param {string} origin @param {Send} send */
export async function otherSpellings(origin, send) {
  const picture = await pictureOf(origin, send);
  const spellings = picture ? PICTURE_SPELLINGS.map((spell) => spell(picture)) : [];
  return each([...DOT_SEGMENTS, ...spellings], async (path) =>
    unless(path, (await send(origin, path)).status, [400]),
  );
}

/**
 * Checks that repeated headers and headers of Next's router change neither this answer nor a later
 * one.
 *
 * @param {string} origin
 * @param {Send} send
 */
export async function otherHeaders(origin, send) {
  const found = await each(ROUTER_HEADERS, async (headers) => {
    for (const path of ['/', '/?_rsc=1', '/news/nobody-wrote-this.rsc']) {
      const answer = await send(origin, path, { headers });
      const type = answer.headers['content-type'];
      if (answer.status >= 500 || !type?.startsWith('text/html') || answer.headers['set-cookie'])
        return `${path} with ${Object.keys(headers)}: ${answer.status} ${type}`;
    }
    return null;
  });
  const picture = await pictureOf(origin, send);
  if (!picture) return found;
  await send(origin, picture, { headers: { accept: ['*/*', 'image/webp'] } });
  const { headers } = await send(origin, picture, { headers: { accept: '*/*' } });
  return headers['content-type'] === 'image/jpeg'
    ? found
    : [...found, `${picture}: ${headers['content-type']} for who takes no WebP`];
}

/**
 * Checks that no spelling of a draft's link is cached or redirects with the token.
 *
 * @param {string} origin @param {Send} send
 */
export const draftSpellings = (origin, send) =>
  each(DRAFT_SPELLINGS, async (path) => {
    const { status, headers } = await send(origin, `${path}?id=1&token=a-secret`);
    if (headers['cache-control'] !== 'no-store') return `${path}: ${headers['cache-control']}`;
    const isTold = status >= 300 && status < 400 && headers.location?.includes('a-secret');
    return isTold ? `${path}: leads to ${headers.location}` : null;
  });
