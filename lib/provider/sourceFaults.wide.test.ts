import type { ServerResponse } from 'node:http';
import { Agent } from 'undici';
import { FAULTS } from '@/lib/testing/faults/faults';
import { FAILED, FAULTY_SOURCES, type FaultySource, READ } from '@/lib/testing/faults/sources';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { closedOrigin, startLocalServer } from '@/lib/testing/localServer';
import type { Source } from './source/source';

/**
 * Every fault of `lib/testing/faults` on everything that a source can be asked for, all calls at once:
 * what fails says so by the catalogue of failures (product.md 13), recovers without a restart, and what
 * machines read keeps what was last there.
 *
 * Which feed fails alone, and what readers then get of it, is in `app/api/faultMatrix.wide.test.ts`: that is
 * above the sources and the same for all, and of them only the API has a call for each block.
 */
const faults = Object.keys(FAULTS);

let stop: () => Promise<void>;
let closed: string;
let answer: (response: ServerResponse, path: string) => void;
const calls = new Set<AbortController>();
let isRefused = false;

beforeAll(async () => {
  closed = await closedOrigin();
  const server = await startLocalServer(({ url = '' }, response) => answer(response, url));
  stop = server.stop;
  Object.assign(process.env, {
    NEWS_SOURCE: 'api',
    NEWS_API_URL: server.url,
    NEWS_FEEDS: `${server.url}/rss`,
    GHOST_CONTENT_KEY: '0'.repeat(26),
    NEWS_BODY_LIMIT_MB: '2',
    NEWS_BACKOFF_MS: '0',
    NEWS_MIN_AGE_MS: '0',
  });
});
afterAll(() => stop());

beforeEach(() => {
  forgetProcess();
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

function fail(fault: string, { goodBody, spared }: FaultySource) {
  const { reply } = FAULTS[fault] ?? {};
  isRefused = reply === 'refused';
  answer = (response, path) => {
    if (typeof reply !== 'function') return;
    if (spared?.test(path)) return void response.end(goodBody(path));
    const own = [...calls];
    const expire = () =>
      own.forEach((call) =>
        call.abort(new DOMException('The operation timed out', 'TimeoutError')),
      );
    reply({ response, good: goodBody(path), expire });
  };
}

function mend({ goodBody }: FaultySource) {
  isRefused = false;
  answer = (response, path) => response.end(goodBody(path));
}

type Answer = Promise<{ ok: true; value: unknown } | { ok: false; error: string }>;
const read = async (answer: Answer) => {
  const result = await answer;
  return result.ok ? 'read' : result.error;
};
/** Of a block that was read it may be said that it has none. */
const blockOf = async <T>(
  answer: Promise<{ ok: true; value: T } | { ok: false; error: string }>,
  part: (value: T) => Awaited<Answer>,
) => {
  const result = await answer;
  return read(Promise.resolve(result.ok ? part(result.value) : result));
};

/** What everything that can be asked gives: that it was read, or the failure. */
async function readAll({ feed, posters, stories, archive, sitemap, idsAt }: Source, id: string) {
  const page = { number: 1, size: 10 };
  const all: Record<string, Promise<string>> = {
    news: blockOf(feed('news'), ({ list }) => list),
    breaking: blockOf(feed('breaking'), ({ list }) => list),
    featured: blockOf(feed('featured'), ({ list }) => list),
    posters: blockOf(posters(), ({ slides }) => slides),
    ...(stories && { stories: read(stories([id])) }),
    ...(archive && {
      archive: read(archive({ by: 'all' }, page)),
      section: read(archive({ by: 'categories', categories: ['sports'] }, page)),
    }),
    ...(sitemap && { sitemap: read(sitemap(page)) }),
    ...(idsAt && { address: read(idsAt(['/bridge/'])) }),
  };
  const results = await Promise.all(Object.values(all));
  return Object.fromEntries(Object.keys(all).map((name, at) => [name, results[at]]));
}

describe.each(FAULTY_SOURCES)('$name', (one) => {
  const { source, id, results, others } = one;
  const readOthers = Object.fromEntries(Object.keys(others).map((name) => [name, 'read']));
  const isFailure = (name: string) => results[name]?.news === FAILED.news;

  const rows = faults.map((name) => ({ name, blocks: results[name] }));

  it.each(rows.filter(({ name }) => !isFailure(name)))(
    'each call $name, and recovers',
    async ({ name, blocks }) => {
      fail(name, one);
      expect(await readAll(source, id)).toEqual({ ...blocks, ...readOthers });
      mend(one);
      expect(await readAll(source, id)).toEqual({ ...READ, ...readOthers });
    },
  );

  it.each(rows.filter(({ name }) => isFailure(name)))(
    'each call $name, recovers, and keeps for machines what was last there when it fails again',
    async ({ name, blocks }) => {
      fail(name, one);
      expect(await readAll(source, id)).toEqual({ ...blocks, ...others });
      mend(one);
      expect(await readAll(source, id)).toEqual({ ...READ, ...readOthers });
      fail(name, one);
      await readAll(source, id);
      expect(source.lastFeed('news')?.stories).toHaveLength(1);
    },
  );
});
