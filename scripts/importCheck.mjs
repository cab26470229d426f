// What the site would show of a WordPress, Ghost (`--key` or GHOST_CONTENT_KEY) or feed, and what
// it would lose; then exits with 1.

import { parseArgs } from 'node:util';
import { publishingAddress } from '../lib/config/newsSources.mjs';
import { reasonOf } from '../lib/reasonOf.mjs';
import { jiti } from './jiti.mjs';
import { makeSite } from './makeSite.mjs';
import { namedFeeds } from './namedFeeds.mjs';

const PATIENCE_MS = 10_000;
/** What the site waits unless told otherwise (`.env.example`). */
const SITE_PATIENCE_MS = 3_000;

/** Throws where an option is none, or has no value. */
const readArgs = () => parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
/** @type {ReturnType<typeof readArgs>} */
let read;
try {
  read = readArgs();
} catch (fault) {
  console.error(reasonOf(fault));
  process.exit(2);
}
const { values, positionals } = read;
const [address, ...others] = positionals;
if (others.length > 0) {
  console.error(
    'One address at a time; what NEWS_FEEDS says of a feed behind it has no place here',
  );
  process.exit(2);
}
if (!address || !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
  console.error('Name an http or https address: npm run import-check -- https://example.org');
  process.exit(2);
}
makeSite();

/**
 * Where a REST API of WordPress answers, after redirects; null without one.
 *
 * @param {string} url
 */
async function wordPressAt(url) {
  const answers = [`${url}/wp-json/`, `${url}/?rest_route=/`].map(async (way) => {
    const response = await fetch(way, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const index = await response.json();
    const isOne = Array.isArray(index?.namespaces) && index.namespaces.includes('wp/v2');
    // A plug-in hides it.
    const isHidden = !response.ok && /^rest_(?!no_route)/.test(index?.code ?? '');
    return isOne || isHidden ? publishingAddress('wordpress', response.url) : null;
  });
  const found = await Promise.allSettled(answers);
  return found.flatMap((one) => (one.status === 'fulfilled' && one.value) || [])[0] ?? null;
}

/** Whether a feed answers there, below whose path WordPress would give its REST API too. @param {string} url */
async function isFeed(url) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { method: 'HEAD', signal }).catch(() => null);
  return /\b(rss|atom|xml|feed\+json)\b/.test(response?.headers.get('content-type') ?? '');
}

/** Whether a Ghost refuses to answer without a key. @param {string} url */
async function wantsKey(url) {
  const way = `${url}/ghost/api/content/posts/`;
  const response = await fetch(way, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  return (
    [401, 403].includes(response?.status ?? 0) &&
    (await response?.text().catch(() => ''))?.includes('"errors"')
  );
}

/** The feeds of a newspaper whose page was given; null where nobody answers. @param {string} url */
async function feedsOf(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  return response ? namedFeeds(await response.text().catch(() => ''), response.url) : null;
}

const key = values.key ?? process.env.GHOST_CONTENT_KEY;
const wordpress = publishingAddress('wordpress', address);
const ghost = publishingAddress('ghost', address);
const answering = key || (await isFeed(address)) ? null : await wordPressAt(wordpress);
const source = key ? 'ghost' : answering ? 'wordpress' : 'feeds';
if (source === 'feeds' && (await wantsKey(ghost))) {
  console.error('A Ghost: name the key of a custom integration of its Content API by --key');
  process.exit(2);
}
const { NEWS_TIMEOUT_MS: asked } = process.env;
Object.assign(process.env, {
  NEWS_SOURCE: source,
  NEWS_TIMEOUT_MS: asked ?? String(PATIENCE_MS),
  LOG_LEVEL: 'info',
  SITE_URL: 'http://localhost:3000',
  ...(source === 'feeds'
    ? { NEWS_FEEDS: address }
    : { NEWS_API_URL: answering ?? publishingAddress(source, address) }),
  ...(key && { GHOST_CONTENT_KEY: key }),
});
// Not before `makeSite`: it reads what that makes.
const { readEnvironment } = await import('../lib/config/environment.mjs');
try {
  readEnvironment(process.env);
} catch (fault) {
  console.error(reasonOf(fault));
  process.exit(2);
}

// What the readers leave out they log, each kind in a line of its own.
/** @type {Set<string>} */
const logged = new Set();
const { log: print } = console;
for (const method of /** @type {const} */ (['info', 'warn', 'error']))
  console[method] = (line) => void logged.add(String(line).replace(/^news: /, ''));

/** @type {typeof import('../lib/importCheck/importStories')} */
const { importStories } = await jiti.import('../lib/importCheck/importStories.ts');
/** @type {typeof import('../lib/provider/checkSource')} */
const { checkSource } = await jiti.import('../lib/provider/checkSource.ts');
const { summary, findings } = await importStories(
  () => [...logged],
  () => checkSource({ patienceMs: 0 }),
  Number(asked ?? SITE_PATIENCE_MS),
);
const { host, pathname } = new URL(address);
print(
  `${host}${pathname} (${source}): ${summary}${findings.length === 0 ? '; nothing is left out' : ''}`,
);
for (const finding of findings) print(`- ${finding}`);
const isEmpty = summary.startsWith('0 ');
const feeds = source === 'feeds' && isEmpty ? await feedsOf(address) : null;
if (feeds?.length) print(`- a page; the feeds that it names may be checked: ${feeds.join(' ')}`);
else if (feeds)
  print(
    `- neither a feed nor a WordPress, whose REST API would answer at ${wordpress}/wp-json/ or ${wordpress}/?rest_route=/; of a Ghost name the key by --key`,
  );
if (answering && isEmpty) print(`- its feed may be checked instead: ${answering}/feed/`);
const hasMoved = answering !== null && answering !== wordpress;
if (hasMoved) print(`- has moved: NEWS_API_URL must be ${answering}`);
process.exit(findings.length === 0 && !hasMoved ? 0 : 1);
