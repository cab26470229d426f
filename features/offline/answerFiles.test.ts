import { fakeWorker, ofPortal, ofSite, SITE } from '@/lib/testing/fakeCaches';
import { answerFile, answerStories } from './answerFiles';
import { keepAnswers } from './answers';
import { TIMEOUT_MS } from './networkFirst';
import { storeId } from './storeLimits';

const STORIES = `${SITE}/api/stories?ids=a&lang=hi`;
const story = { id: 'a', title: 'A' };
const keepStory = () => keepAnswers(new URL(STORIES), ofSite(Response.json([story])));
let works: Promise<unknown>[] = [];
beforeEach(() => {
  works = [];
});

const waitUntil = (work: Promise<unknown>) => void works.push(work);
const ask = (stories = STORIES) => answerStories(new Request(stories), waitUntil);
/** The network gives this, whatever is asked for. */
const answerBy = (fetch: () => Promise<Response>) => Object.assign(globalThis, { fetch });
const NEVER = () => new Promise<Response>(() => {});

describe('a story that is asked for', () => {
  it('comes from the site, and is kept for later', async () => {
    const { cut } = fakeWorker(() => Response.json([story]));
    expect(await (await ask()).json()).toEqual([story]);
    await Promise.all(works);
    cut();
    expect(await (await ask()).json()).toEqual([story]);
  });

  it('is an error where nothing is kept', async () => {
    fakeWorker();
    expect((await ask()).type).toBe('error');
  });

  it('is what is kept when the site takes too long', async () => {
    fakeWorker();
    await keepStory();
    jest.useFakeTimers();
    answerBy(NEVER);
    const answer = ask();
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await (await answer).json()).toEqual([story]);
  });

  it.each([
    ['nothing', false, 'a'],
    ['only one of two', true, 'a,b'],
  ])('is waited for when %s is kept', async (_, isKept, ids) => {
    fakeWorker();
    if (isKept) await keepStory();
    jest.useFakeTimers();
    let respond: (response: Response) => void = () => {};
    answerBy(() => new Promise((done) => (respond = done)));
    const answer = ask(`${SITE}/api/stories?ids=${ids}&lang=hi`);
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    const stories = ids.split(',').map((id) => ({ id, title: 'New' }));
    respond(ofSite(Response.json(stories)));
    expect(await (await answer).json()).toEqual(stories);
  });

  it('is what of several is kept once the network has failed', async () => {
    const { cut } = fakeWorker();
    await keepStory();
    cut();
    const answer = await ask(`${SITE}/api/stories?ids=a,b&lang=hi`);
    expect(await answer.json()).toEqual([story]);
  });
});

describe.each([
  ['a story', STORIES, (url: string) => answerStories(new Request(url), waitUntil)],
  [
    'a picture',
    `${SITE}/pictures/fit?url=a`,
    (url: string) => answerFile('pictures', new Request(url), waitUntil),
  ],
])('%s that is kept', (_, url, answer) => {
  const kept = JSON.stringify([story]);
  beforeEach(async () => {
    fakeWorker(() => new Response(kept, { headers: { 'content-type': 'application/json' } }));
    await answer(url);
    await Promise.all(works);
  });

  const FAILURES: [string, () => Promise<Response>][] = [
    ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer of the type error', async () => Response.error()],
    ['a sign-in page', async () => ofPortal(new Response('<html></html>'))],
    ...[429, 500, 502, 503, 504].map((status): [string, () => Promise<Response>] => [
      `a ${status}`,
      async () => ofSite(new Response('[]', { status })),
    ]),
  ];

  it.each(FAILURES)('is given, and stays, in place of %s', async (__, fetch) => {
    for (const network of [fetch, NEVER]) {
      answerBy(network);
      jest.useFakeTimers();
      const given = answer(url);
      await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
      expect(await (await given).text()).toBe(kept);
      jest.useRealTimers();
    }
  });
});

it('a picture that is neither had nor kept is an error, as without a worker', async () => {
  fakeWorker();
  const given = await answerFile('pictures', new Request(`${SITE}/pictures/fit`), waitUntil);
  expect(given.type).toBe('error');
});

it('a picture that broke off is not kept', async () => {
  const { caches } = fakeWorker(
    () => new Response('half', { headers: { 'content-length': '1000' } }),
  );
  await answerFile('pictures', new Request(`${SITE}/pictures/fit`), waitUntil);
  await Promise.all(works);
  expect(caches.pathsIn(storeId('pictures'))).toEqual([]);
});
