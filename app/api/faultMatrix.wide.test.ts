import { expectConsole } from '@/lib/testing/expectConsole';
import { expected, type FeedOutcomes, kept, logged } from '@/lib/testing/faults/expected';
import { FAULTS, LIVE_PAGES, MANY_ENTRIES } from '@/lib/testing/faults/faults';
import { FEEDS, startFaultyProvider } from '@/lib/testing/faults/provider';
import { type Api, readAll, readFeed, RESULT_COUNT } from '@/lib/testing/faults/readers';
import { WRONG_FIELDS } from '@/lib/testing/faults/wrongFields';
import { TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { GET } from './[list]/route';

const listed = (list: string) => (request: Request) =>
  GET(request, { params: Promise.resolve({ list }) });
const API: Api = {
  posters: listed('posters'),
  breaking: listed('breaking-news'),
  featured: listed('featured-stories'),
  trending: listed('trending'),
};

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
// A busy machine must not decide whether a crawler gets the last list and leaves a call to the next test.
jest.mock('@/lib/request/withTimeout', () => ({
  ...jest.requireActual('@/lib/request/withTimeout'),
  inCrawlersTime: (_: boolean, asked: Promise<unknown>) => asked,
}));

let provider: Awaited<ReturnType<typeof startFaultyProvider>>;
beforeAll(async () => {
  process.env.NEWS_BODY_LIMIT_MB = '2';
  process.env.SITE_URL = 'https://narmada24.example';
  provider = await startFaultyProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  speakOnServer('en');
  provider.begin();
});

const ALL_GOOD: FeedOutcomes = {
  '/posters': 'good',
  '/breaking-news': 'good',
  '/featured-stories': 'good',
  '/news': 'good',
};

/**
 * Every fault of all feeds at once, and of one alone, of another for each fault. Each kind of outcome of
 * each feed alone: what readers then get is decided by the outcome, and the outcome by the feed itself.
 */
const faults = Object.entries(FAULTS);
const CASES = faults
  .flatMap(([name, fault], at) => {
    const isFirstOfItsKind =
      faults.findIndex(([, { outcome }]) => outcome === fault.outcome) === at;
    const alone = isFirstOfItsKind ? FEEDS : FEEDS.slice(at % FEEDS.length).slice(0, 1);
    return [FEEDS, ...alone.map((feed) => [feed])].map((feeds) => ({ name, feeds, ...fault }));
  })
  .map(({ name, feeds, outcome, reply, drops }) => ({
    name: `${feeds.length > 1 ? 'every feed' : feeds.join()} ${name}`,
    feeds,
    reply,
    outcomes: { ...ALL_GOOD, ...Object.fromEntries(feeds.map((feed) => [feed, outcome])) },
    logs: feeds.flatMap((feed) => [
      ...logged(feed, outcome).map((method) => ({ feed, method })),
      ...(drops ? [{ feed, method: 'warn' as const }] : []),
    ]),
  }));

/** How many lines the log has of a feed. */
const linesOf = (feed: string, method: 'error' | 'warn') =>
  jest
    .mocked({ error: console.error, warn: console.warn }[method])
    .mock.calls.map(String)
    .filter((line) => line.startsWith(`news: ${feed}: `)).length;
const callsOf = (feed: string) => provider.calledFeeds.filter((path) => path === feed).length;

const readBoth = () => Promise.all(TESTED_LOCALES.map((locale) => readAll(locale, API)));
const expectedInBoth = (outcomes: FeedOutcomes) =>
  TESTED_LOCALES.map((locale) => expected(outcomes, locale));

it.each(CASES)('$name', async ({ feeds, reply, outcomes, logs }) => {
  logs.forEach(({ feed, method }) =>
    expectConsole(method, new RegExp(`^news: ${feed}: .{1,300}$`)),
  );

  provider.fail(feeds, reply);
  expect(await readBoth()).toEqual(expectedInBoth(outcomes));
  for (const { feed, method } of logs)
    expect(linesOf(feed, method)).toBeLessThanOrEqual(callsOf(feed));

  provider.mend(feeds);
  expect(await readBoth()).toEqual(expectedInBoth(ALL_GOOD));

  provider.fail(feeds, reply);
  expect((await readFeed('en')).ids).toEqual(kept(outcomes, 'en'));

  expect(FEEDS).toEqual(expect.arrayContaining(provider.pathsAsked()));
  expect(new Set(provider.limits)).toEqual(new Set([20_000]));
});

it('every feed has 2,000 entries', async () => {
  provider.fail(FEEDS, MANY_ENTRIES);
  expect(await readBoth()).toEqual(expectedInBoth(ALL_GOOD));
});

it('every story is a live page with bad updates', async () => {
  jest.mocked(console.warn).mockImplementation(() => {}); // of what it drops
  provider.fail(FEEDS, LIVE_PAGES);
  expect(await readBoth()).toEqual(expectedInBoth(ALL_GOOD));
});

it.each(WRONG_FIELDS)('every feed has every wrong value in $field', async ({ bodies }) => {
  jest.mocked(console.warn).mockImplementation(() => {}); // of what it drops and cuts
  for (const [feed, body] of bodies) provider.sendsText(feed, body);
  expect(await readBoth()).toEqual(expectedInBoth(ALL_GOOD));
});

afterAll(() => {
  const cases = CASES.length + WRONG_FIELDS.length;
  const results = TESTED_LOCALES.length * RESULT_COUNT;
  process.stdout.write(
    `fault matrix: ${faults.length} faults, ${WRONG_FIELDS.length} fields = ${cases} cases, ${results} results each\n`,
  );
});
