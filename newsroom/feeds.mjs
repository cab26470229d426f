import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Parses one data file. Throws an error that tells the editor where the mistake is.
 *
 * @param {string} text
 * @returns {Record<string, unknown>[]}
 */
export function parseItems(text) {
  const items = parseJson(text);
  if (!Array.isArray(items)) throw new Error('the file must hold a list: [ … ]');
  const wrong = items.findIndex(
    (item) => typeof item !== 'object' || item === null || Array.isArray(item),
  );
  if (wrong !== -1) throw new Error(`entry ${wrong + 1} must be an object: { … }`);
  return items;
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const position = /at position (\d+)/.exec(message)?.[1];
    const line = text.slice(0, position ? Number(position) : text.length).split('\n').length;
    throw new Error(`line ${line}: ${message.replaceAll(/\s+/g, ' ')}`);
  }
}

/** The provider's feeds: each is a path under /api and a folder of the data. */
export const FEEDS = /** @type {const} */ ([
  'posters',
  'breaking-news',
  'featured-stories',
  'news',
]);

/**
 * @typedef {(typeof FEEDS)[number]} FeedName
 * @typedef {Record<string, unknown>} Item
 * @typedef {{ stamp: string, items: Item[] }} DataFile
 * @typedef {{ version: number | string, items: Item[] }} Feed `version` changes with every file of the feed
 */

/**
 * Reads changed files again at each call, because people edit them while the server runs.
 * Synchronous, so that no request sees half an edit.
 *
 * @param {{ dataDir: string, now: () => number, log: (line: string) => void }} options
 * @returns {(name: FeedName) => Feed}
 */
export function createFeeds({ dataDir, now, log }) {
  /** @type {Map<unknown, number>} first sight of an item by id */
  const firstSeen = new Map();
  /** @type {Map<FeedName, { version: number, files: Map<string, DataFile> }>} */
  const feeds = new Map(FEEDS.map((name) => [name, { version: 0, files: new Map() }]));
  // One time for all items read together; otherwise a story would be older than its translation.
  let moment = now();

  /** @param {Item} item */
  function withTimestamps(item) {
    const id = item.id ?? item._id;
    const seen = firstSeen.get(id) ?? moment;
    firstSeen.set(id, seen);
    const { corrections } = item;
    return Array.isArray(corrections)
      ? dated({ ...item, corrections: corrections.map((each) => dated(each, seen)) }, seen)
      : dated(item, seen);
  }

  /**
   * @param {Item} item
   * @param {number} seen
   */
  function dated({ minutesAgo, ...item }, seen) {
    if (item.timestamp !== undefined || typeof minutesAgo !== 'number') return item;
    return { ...item, timestamp: new Date(seen - minutesAgo * 60_000).toISOString() };
  }

  /**
   * @param {string} path
   * @param {string} stamp
   * @param {DataFile | undefined} last
   * @returns {DataFile}
   */
  function readDataFile(path, stamp, last) {
    try {
      return { stamp, items: parseItems(readFileSync(path, 'utf8')).map(withTimestamps) };
    } catch (error) {
      const kept = last ? 'its last good content stays' : 'it is left out';
      log(`newsroom: ${path}: ${/** @type {Error} */ (error).message}; ${kept}`);
      return { stamp, items: last?.items ?? [] };
    }
  }

  /** @param {FeedName} name */
  function readFeed(name) {
    const feed = /** @type {{ version: number, files: Map<string, DataFile> }} */ (feeds.get(name));
    const stamps = stampsOf(join(dataDir, name));

    for (const path of feed.files.keys()) {
      if (stamps.has(path)) continue;
      feed.files.delete(path);
      feed.version++;
    }
    for (const [path, stamp] of stamps) {
      const last = feed.files.get(path);
      if (last?.stamp === stamp) continue;
      feed.files.set(path, readDataFile(path, stamp, last));
      feed.version++;
    }

    const items = [...stamps.keys()].flatMap((path) => feed.files.get(path)?.items ?? []);
    return { version: feed.version, items: name === 'news' ? oldestFirst(items) : items };
  }

  // Ages count from the start of the server, not from the first request.
  FEEDS.forEach(readFeed);
  return (name) => {
    moment = now();
    return readFeed(name);
  };
}

/**
 * @param {string} folder
 * @returns {Map<string, string>} a text per path that changes with the file, sorted by name
 */
function stampsOf(folder) {
  const stamps = new Map();
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).sort()
    : [];
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat) stamps.set(path, `${stat.ino} ${stat.size} ${stat.mtimeMs}`);
  }
  return stamps;
}

/** @param {Item[]} items */
function oldestFirst(items) {
  /** @param {Item} item */
  const time = (item) => Date.parse(String(item.timestamp)) || 0;
  return items.toSorted((a, b) => time(a) - time(b));
}
