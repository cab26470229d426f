import { parseArgs } from 'node:util';
import { publishingAddress } from '../lib/config/newsSources.mjs';
import { reasonOf } from '../lib/reasonOf.mjs';
import { feedsOf, isApi, isFeed, TIMEOUT_MS, wantsKey, wordPressAt } from './publishingSystem.mjs';

/** The site's default timeout (`.env.example`). */
const SITE_TIMEOUT_MS = 3_000;

/**
 * @typedef {typeof import('../lib/config/environment.mjs')} Environment
 * @typedef {typeof import('../lib/importCheck/importStories')} ImportStories
 * @typedef {typeof import('../lib/provider/checkSource')} CheckSource
 * @typedef {Pick<Environment & ImportStories & CheckSource, 'readEnvironment' | 'importStories' | 'checkSource'>} Loaded
 */

/** @param {string} line */
const refusal = (line) => ({ status: 2, lines: [line] });

/**
 * Leaves its settings in the environment.
 *
 * @param {string[]} args
 * @param {() => Promise<Loaded>} load
 *   modules that read the configuration; called once the arguments are valid
 * @returns {Promise<{ status: number, lines: string[] }>}
 */
export async function checkImport(args, load) {
  const options = /** @type {const} */ ({ key: { type: 'string' } });
  const readArgs = () => parseArgs({ args, allowPositionals: true, options });
  /** @type {ReturnType<typeof readArgs>} */
  let read;
  try {
    read = readArgs();
  } catch (fault) {
    return refusal(reasonOf(fault));
  }
  const { values, positionals } = read;
  const [address, ...others] = positionals;
  if (others.length > 0)
    return refusal('Give one address only, without the section=, lang= and live= of NEWS_FEEDS.');
  if (!address || !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    return refusal('Give an http or https address: npm run import-check -- https://example.org');
  const loaded = await load();

  const key = values.key ?? process.env.GHOST_CONTENT_KEY;
  const wordpress = publishingAddress('wordpress', address);
  const givesFeed = !key && (await isFeed(address));
  const answering = key || givesFeed ? null : await wordPressAt(wordpress);
  const hasApi =
    !key && !givesFeed && !answering && (await isApi(publishingAddress('api', address)));
  const source = key ? 'ghost' : answering ? 'wordpress' : hasApi ? 'api' : 'feeds';
  if (source === 'feeds' && (await wantsKey(publishingAddress('ghost', address))))
    return refusal('This is a Ghost. Add --key with the Content API key of a custom integration.');
  const { NEWS_TIMEOUT_MS: asked } = process.env;
  Object.assign(process.env, {
    NEWS_SOURCE: source,
    NEWS_TIMEOUT_MS: asked ?? String(TIMEOUT_MS),
    LOG_LEVEL: 'info',
    SITE_URL: 'http://localhost:3000',
    ...(source === 'feeds'
      ? { NEWS_FEEDS: address }
      : { NEWS_API_URL: answering ?? publishingAddress(source, address) }),
    ...(key && { GHOST_CONTENT_KEY: key }),
  });
  try {
    loaded.readEnvironment(process.env);
  } catch (fault) {
    return refusal(reasonOf(fault));
  }

  const { summary, findings } = await readNews(loaded, Number(asked ?? SITE_TIMEOUT_MS));
  const { host, pathname } = new URL(address);
  const isEmpty = summary.startsWith('0 ');
  const feeds = source === 'feeds' && isEmpty && !givesFeed ? await feedsOf(address) : null;
  const hasMoved = answering !== null && answering !== wordpress;
  return {
    status: findings.length === 0 && !hasMoved ? 0 : 1,
    lines: [
      `${host}${pathname} (${source}): ${summary}${findings.length === 0 ? '; nothing is left out' : ''}`,
      ...findings.map((finding) => `- ${finding}`),
      ...(feeds ? [pageOf(feeds, wordpress)] : []),
      ...(answering && isEmpty ? [`- check its feed instead: ${answering}/feed/`] : []),
      ...(hasMoved ? [`- the site has moved: set NEWS_API_URL to ${answering}`] : []),
    ],
  };
}

/** @param {readonly string[]} feeds linked from the page @param {string} wordpress the address tried */
const pageOf = (feeds, wordpress) =>
  feeds.length > 0
    ? `- this is a web page. Check one of its feeds: ${feeds.join(' ')}`
    : `- this is not a feed, and WordPress does not answer at ${wordpress}/wp-json/ or ${wordpress}/?rest_route=/. For a Ghost, add --key.`;

/**
 * Reads the news, and collects the log: readers log each kind of omission as one line.
 *
 * @param {Loaded} loaded
 * @param {number} patienceMs
 */
async function readNews({ importStories, checkSource }, patienceMs) {
  /** @type {Set<string>} */
  const logged = new Set();
  const { info, warn, error } = console;
  for (const method of /** @type {const} */ (['info', 'warn', 'error']))
    console[method] = (line) => void logged.add(String(line).replace(/^news: /, ''));
  try {
    return await importStories(
      () => [...logged],
      () => checkSource({ patienceMs: 0 }),
      patienceMs,
    );
  } finally {
    Object.assign(console, { info, warn, error });
  }
}
