import { ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { startWordPress } from '@/lib/testing/fakeWordPress';
import { type FaultOutcome, FAULTS } from '@/lib/testing/faults/faults';
import { storiesById } from './wholePosts';
import { wordpressSource } from './wordpressSource';

let wordpress: Awaited<ReturnType<typeof startWordPress>>;
beforeAll(async () => {
  process.env.NEWS_BODY_LIMIT_MB = '2';
  wordpress = await startWordPress();
});
afterAll(() => wordpress.stop());

/** Those of the calls under way, whose time a fault ends. */
let calls: AbortController[] = [];
beforeEach(() => {
  wordpress.reset();
  calls = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const call = new AbortController();
    calls.push(call);
    return call.signal;
  });
});

const expire = () =>
  calls.forEach((call) => call.abort(new DOMException('The operation timed out', 'TimeoutError')));

const FAILED = { news: 'Failed to fetch news', slides: 'Failed to fetch posters' };
const GOOD = { news: 19, slides: 6 };
const RESULTS: Record<FaultOutcome, object> = {
  unanswered: FAILED,
  notJson: FAILED,
  notAList: FAILED,
  articles: FAILED,
  noArticles: FAILED,
  unusable: FAILED,
  empty: { news: 0, slides: 'No valid posters found' },
  good: GOOD,
};

async function read() {
  const news = await wordpressSource.feed('news');
  const posters = await wordpressSource.posters();
  const slides = posters.ok ? posters.value.slides : posters;
  return {
    news: news.ok ? news.value.stories.length : news.error,
    slides: slides.ok ? slides.value.get('en')?.length : slides.error,
  };
}

const CASES = Object.entries(FAULTS).flatMap(([name, { outcome, reply }]) =>
  reply === 'refused' ? [] : [{ name, outcome, reply }],
);

it.each(CASES)('every list $name', async ({ outcome, reply }) => {
  jest.mocked(console.warn).mockImplementation(() => {}); // of what it drops
  jest.mocked(console.error).mockImplementation(() => {}); // of what failed
  wordpress.fail('/wp/v2/posts', (response, good) => reply({ response, good, expire }));
  expect(await read()).toEqual(RESULTS[outcome]);
  wordpress.mend();
  expect(await read()).toEqual(GOOD);
});

it.each(CASES.filter(({ outcome }) => RESULTS[outcome] === FAILED))(
  'a story is not said to be missing where its answer $name',
  async ({ reply }) => {
    jest.mocked(console.warn).mockImplementation(() => {});
    expectConsole('error', /^news: \/stories: .{1,300}$/);
    expectConsole('error', /^news: \/(news|rest): .{1,300}$/);
    wordpress.fail('/wp/v2/posts', (response, good) => reply({ response, good, expire }));
    expect(await storiesById(['4711'])).toEqual({ ok: false, error: 'News article not found' });
    wordpress.mend();
    expect(await storiesById(['4711'])).toEqual(ok(new Map()));
  },
);
