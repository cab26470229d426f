import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDraftToken } from '../lib/request/draftToken.mjs';

const FILE = fileURLToPath(new URL('drafts.json', import.meta.url));
const PATH = /^\/api\/drafts\/(?<id>[^/]+)$/;

/**
 * Serves unpublished stories to requests with a valid `X-Preview-Token`, which holds for one story
 * and a limited time.
 *
 * @param {{ secret: string | undefined, now: () => number }} options
 * @returns {(path: string, token: string | undefined) => Buffer | null}
 *   null without a draft or a valid token
 */
export function createDrafts({ secret, now }) {
  return (path, token = '') => {
    const id = decoded(PATH.exec(path)?.groups?.id ?? '');
    if (!secret || id === '') return null;
    if (readDraftToken(token, { id, secret, now: now() }) === null) return null;
    /** @type {{ id: string }[]} */
    const drafts = JSON.parse(readFileSync(FILE, 'utf8'));
    const draft = drafts.find((one) => one.id === id);
    return draft ? Buffer.from(JSON.stringify(draft)) : null;
  };
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
