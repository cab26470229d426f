import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { FEED_GRACE_MS } from '@/lib/request/withTimeout';
import type { FrontBlock } from '@/lib/site/frontPageSchema';
import { getBreaking, getFeatured, getSlides } from '@/lib/stories/getNews';
import { startUpstream } from '@/lib/testing/fakeUpstream';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { getFront } from './getFront';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en' }));

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  process.env.NEWS_MIN_AGE_MS = '0';
});
afterAll(() => upstream.stop());
beforeEach(() => {
  forgetProcess();
  upstream.reset();
});

const LISTS = ['/posters', '/breaking-news', '/featured-stories'];
const BLOCKS: readonly FrontBlock[] = [
  { kind: 'hero' },
  { kind: 'breaking' },
  { kind: 'featured' },
  { kind: 'stories', layout: 'river', from: { feed: 'news' } },
];
const item = (id: string) => ({
  id,
  title: `Story ${id}`,
  summary: `Summary ${id}`,
  timestamp: '2026-11-20T03:00:00Z',
});
const river = async () => {
  const front = await getFront(BLOCKS, 'en');
  return front.ok ? front.value.at(-1)?.map(({ id }) => id) : front.error;
};
/** As for an edge, whose pages wait for all lists. */
const inTime = () => requestContext.run({ isForEdge: true }, river);

const ids = Array.from({ length: 12 }, (_, at) => `n${at}`);

it('shows none a second time of what a late list said last', async () => {
  upstream.sends('/news', ids.map(item));
  LISTS.forEach((list, at) => upstream.sends(list, [item(`n${at}`)]));
  const shown = await inTime();
  expect(shown).toHaveLength(9);

  const late: ServerResponse[] = [];
  for (const list of LISTS) upstream.on(list, (_, response) => void late.push(response));
  expect(await river()).toEqual(shown);
  for (const response of late) response.end(JSON.stringify([item('n0')]));
  expect(await inTime()).toHaveLength(11);
});

it('shows none twice of lists that come late, but before the news', async () => {
  const late = new Map<string, ServerResponse>();
  for (const list of [...LISTS, '/news'])
    upstream.on(list, (_, response) => void late.set(list, response));
  const shown = river();
  // Its timer begins after that of the lists, which is shorter.
  await setTimeout(FEED_GRACE_MS);
  LISTS.forEach((list, at) => late.get(list)?.end(JSON.stringify([item(`n${at}`)])));
  await Promise.all([getSlides('en'), getBreaking('en'), getFeatured('en')]);
  late.get('/news')?.end(JSON.stringify(ids.map(item)));
  expect(await shown).toHaveLength(9);
});
