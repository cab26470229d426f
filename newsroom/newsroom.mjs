import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createDrafts } from './drafts.mjs';
import { createFeedBodies } from './feedBodies.mjs';
import { FEEDS, createFeeds } from './feeds.mjs';
import { createBody, sendBody, sendError } from './http.mjs';
import { createLive } from './live.mjs';
import { dataDirOf } from './newsSets.mjs';
import { createPictures } from './pictures.mjs';
import { sendVideo } from './videos.mjs';

/** @param {string} name */
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

const DRAFT = { type: 'application/json; charset=utf-8', cacheControl: 'no-store' };

const FILE_PATH =
  /^\/(?:pictures\/(?<picture>[\w-]+)\.jpg|videos\/(?<video>[\w-]+(?:\.webm|\.[a-z]{2}\.vtt)))$/;

/**
 * The stand-in for the provider's API: an HTTP server that is not listening yet.
 *
 * @param {object} [options]
 * @param {string} [options.dataDir] holds one folder of JSON files for each feed
 * @param {string} [options.liveDir] holds the stories that go on, which breaking news begins with
 * @param {string} [options.picturesDir]
 * @param {string} [options.videosDir]
 * @param {string | undefined} [options.draftSecret] shows drafts to who knows it; without it nobody sees one
 * @param {() => number} [options.now] milliseconds; tests bring their own clock
 * @param {(line: string) => void} [options.log]
 * @returns {import('node:http').Server}
 */
export function createNewsroom({
  dataDir = dataDirOf(),
  liveDir,
  picturesDir = beside('pictures'),
  videosDir = beside('videos'),
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
  const picture = createPictures(picturesDir);
  const draft = createDrafts({ secret: draftSecret, now });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendError(request, response, 405, 'Method not allowed');
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
    if (file?.video && (await sendVideo(request, response, videosDir, file.video))) return;

    sendError(request, response, 404, 'Not found');
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      log(`newsroom: ${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else sendError(request, response, 500, 'Internal server error');
    });
  });
}

/** @param {import('node:http').IncomingMessage} request */
function origin(request) {
  return `http://${request.headers.host ?? `localhost:${request.socket.localPort}`}`;
}
