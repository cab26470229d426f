import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { FAULTS } from '@/lib/testing/faults/faults';
import { feedsSource } from './feeds/feedsSource';
import { ghostSource } from './ghost/ghostSource';
import type { Source } from './source';

/**
 * The faults of `lib/testing/faults` that any server can have, on every source that is no API of our
 * own. `goodBody` is what a call is answered by: one story. The API's are in
 * `app/api/faultMatrix.wide.test.ts`.
 */
const ID = 'a'.repeat(24);
const GHOST_POST = {
  id: ID,
  title: 'The bridge opens',
  visibility: 'public',
  url: 'http://localhost/bridge/',
  featured: true,
  published_at: '2026-11-20T05:00:00.000+00:00',
};
const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>
<item><title>The bridge opens</title><guid>https://a.example/1</guid></item></channel></rss>`;

const SOURCES: { name: string; source: Source; goodBody: (path: string) => string }[] = [
  {
    name: 'ghost',
    source: ghostSource,
    goodBody: (path) =>
      JSON.stringify(
        path.includes('/tags/')
          ? { tags: [{ id: ID, name: 'Sports', slug: 'sports' }] }
          : { posts: [GHOST_POST] },
      ),
  },
  { name: 'feeds', source: feedsSource, goodBody: () => RSS },
];

/** JSON of another shape, which no source takes for a list. */
const NO_LIST = [
  'is null',
  'is a text',
  'is a number',
  'is true',
  'is an empty object',
  'is a message',
  'nests 100,000 deep',
];
/** What is no fault. The others of this outcome change the API's list. */
const GOOD = [
  'is slow',
  'comes in pieces',
  'says another charset',
  'says HTML',
  'begins with a byte order mark',
  'is in gzip',
  'has an ETag that never changes',
  'has an ETag of a kilobyte',
];
/** XML takes two documents for one, and reads the first. */
const OF_JSON = ['answers twice'];

const faults = Object.entries(FAULTS);
const BAD = faults
  .filter(
    ([name, { outcome }]) =>
      (['unanswered', 'notJson'].includes(outcome) && !OF_JSON.includes(name)) ||
      NO_LIST.includes(name),
  )
  .map(([name]) => name);

let server: Server;
let closed: string;
let answer: (response: ServerResponse, path: string) => void;
const calls = new Set<AbortController>();
let isRefused = false;

const listen = async (listener: (path: string, response: ServerResponse) => void) => {
  const made = createServer((request, response) => listener(request.url ?? '', response));
  made.keepAliveTimeout = 0;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  return { made, url: `http://127.0.0.1:${(made.address() as AddressInfo).port}` };
};

beforeAll(async () => {
  const { made: gone, url: nobody } = await listen(() => {});
  await new Promise((done) => gone.close(done));
  closed = nobody;
  const { made, url } = await listen((path, response) => answer(response, path));
  server = made;
  Object.assign(process.env, {
    NEWS_API_URL: url,
    NEWS_FEEDS: `${url}/rss`,
    GHOST_CONTENT_KEY: '0'.repeat(26),
    NEWS_BODY_LIMIT_MB: '2',
    NEWS_TIMEOUT_MS: '20000',
    NEWS_BACKOFF_MS: '0',
    NEWS_MIN_AGE_MS: '0',
  });
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('narmada24.feeds'));
  isRefused = false;
  calls.clear();
  // Of each failure, and of what is dropped.
  jest.mocked(console.error).mockImplementation(() => {});
  jest.mocked(console.warn).mockImplementation(() => {});
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const call = new AbortController();
    calls.add(call);
    return call.signal;
  });
  const { dispatch } = Agent.prototype;
  jest.spyOn(Agent.prototype, 'dispatch').mockImplementation(function (this: Agent, call, handler) {
    return dispatch.call(this, { ...call, origin: isRefused ? closed : call.origin }, handler);
  });
});

function fail(fault: string, goodBody: (path: string) => string) {
  const { reply } = FAULTS[fault] ?? {};
  isRefused = reply === 'refused';
  answer = (response, path) => {
    if (typeof reply !== 'function') return;
    const own = [...calls];
    const expire = () =>
      own.forEach((call) =>
        call.abort(new DOMException('The operation timed out', 'TimeoutError')),
      );
    reply({ response, good: goodBody(path), expire });
  };
}

function mend(goodBody: (path: string) => string) {
  isRefused = false;
  answer = (response, path) => response.end(goodBody(path));
}

/** What everything that can be asked gives: the number of stories, or the failure. */
async function readAll({ feed, posters, stories, archive, sitemap, idAt }: Source) {
  const page = { number: 1, size: 10 };
  const all = {
    news: feed('news'),
    breaking: feed('breaking'),
    featured: feed('featured'),
    posters: posters(),
    ...(stories && { stories: stories([ID]) }),
    ...(archive && {
      archive: archive({ by: 'all' }, page),
      section: archive({ by: 'categories', categories: ['sports'] }, page),
    }),
    ...(sitemap && { sitemap: sitemap(page) }),
    ...(idAt && { address: idAt('/bridge/') }),
  };
  const results = await Promise.all(Object.values(all));
  return Object.fromEntries(
    Object.keys(all).map((name, at) => {
      const result = results[at];
      return [name, result?.ok ? 'read' : result?.error];
    }),
  );
}

const FAILURES = {
  news: 'Failed to fetch news',
  breaking: 'Failed to fetch breaking news',
  featured: 'Failed to fetch featured stories',
  posters: 'Failed to fetch posters',
  stories: 'Failed to fetch stories',
  archive: 'Failed to fetch the archive',
  section: 'Failed to fetch the archive',
  sitemap: 'Failed to fetch the archive',
  address: 'Failed to fetch stories',
};

describe.each(SOURCES)('$name', ({ source, goodBody }) => {
  it.each(BAD)('%s: each call fails by its own message, and recovers', async (fault) => {
    fail(fault, goodBody);
    const failed = await readAll(source);
    expect(FAILURES).toMatchObject(failed);
    mend(goodBody);
    const read = await readAll(source);
    expect(Object.keys(read)).toEqual(Object.keys(failed));
    expect(new Set(Object.values(read))).toEqual(new Set(['read']));
    // What machines read keeps what was last there.
    fail(fault, goodBody);
    await readAll(source);
    expect(source.lastFeed('news')?.stories).toHaveLength(1);
  });

  it.each(GOOD)('%s: is read', async (fault) => {
    fail(fault, goodBody);
    expect(new Set(Object.values(await readAll(source)))).toEqual(new Set(['read']));
  });
});
