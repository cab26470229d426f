import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import send from 'send';
import { createDrafts } from './drafts.mjs';
import { createFeedBodies } from './feedBodies.mjs';
import { FEEDS, createFeeds } from './feeds.mjs';
import { createBody, sendBody, sendError } from './http.mjs';
import { createLive } from './live.mjs';
import { dataDirOf } from './newsSets.mjs';
import { createPictures } from './pictures.mjs';

/** @param {string} name */
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

const HOUR_MS = 3_600_000;

const DRAFT = { type: 'application/json; charset=utf-8', cacheControl: 'no-store' };

const FILE_PATH =
  /^\/(?:pictures\/(?<picture>[\w-]+)\.jpg|videos\/(?<video>[\w-]+(?:\.webm|\.[a-z]{2}\.vtt)))$/;

/**
 * Creates a stand-in for the provider's API, as a server that is not listening yet.
 *
 * @param {object} [options]
 * @param {string} [options.dataDir] one folder of JSON files per feed
 * @param {string} [options.liveDir] live stories, which come first in breaking news
 * @param {string | undefined} [options.draftSecret] without it no draft is shown
 * @param {() => number} [options.now] milliseconds
 * @param {(line: string) => void} [options.log]
 * @returns {import('node:http').Server}
 */
export function createNewsroom({
  dataDir = dataDirOf(),
  liveDir,
  draftSecret,
  now = Date.now,
  log = console.error,
} = {}) {
  const readFeed = createFeeds({ dataDir, now, log });
  const live = liveDir === undefined ? null : createLive(liveDir);
  const feedBody = createFeedBodies((name) => {
    const feed = readFeed(name);
    if (!live || name !== 'breaking-news') return feed;
    const { version, items } = live(now());
    return { version: `${feed.version} ${version}`, items: [...items, ...feed.items] };
  });
  const picture = createPictures(beside('pictures'));
  const draft = createDrafts({ secret: draftSecret, now });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendError(request, response, 405);
    }

    const [path = ''] = (request.url ?? '').split('?');
    const feed = FEEDS.find((name) => path === `/api/${name}`);
    if (feed) return sendBody(request, response, feedBody(feed, origin(request)));

    const { 'x-preview-token': token } = request.headers;
    const shown = draft(path, [token].flat()[0]);
    if (shown) return sendBody(request, response, createBody(shown, DRAFT));

    const file = FILE_PATH.exec(path)?.groups;
    const jpeg = file?.picture && (await picture(file.picture));
    if (jpeg) return sendBody(request, response, jpeg);
    if (file?.video) return sendVideo(request, response, beside('videos'), file.video);

    sendError(request, response, 404);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      log(`newsroom: ${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else sendError(request, response, 500);
    });
  });
}

/**
 * A video or its captions, or the asked part: browsers seek, and Safari plays at all, only with ranges.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 * @param {string} name
 */
function sendVideo(request, response, folder, name) {
  send(request, name, { root: folder, maxAge: HOUR_MS })
    .on('error', ({ status }) => sendError(request, response, status))
    .pipe(response);
}

/** @param {import('node:http').IncomingMessage} request */
function origin(request) {
  return `http://${request.headers.host ?? `localhost:${request.socket.localPort}`}`;
}
