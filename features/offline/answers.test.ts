import { fakeWorker, ofPortal, ofSite, SITE } from '@/lib/testing/fakeCaches';
import { hasAnswer, keepAnswers, keepRead, keptAnswer } from './answers';
import { STORE_LIMITS } from './storeLimits';

const url = (ids: string, lang = 'en') => new URL(`/api/stories?ids=${ids}&lang=${lang}`, SITE);
const json = (body: unknown, init?: ResponseInit) => ofSite(Response.json(body, init));
const story = (id: string) => ({ id, title: id });
const found = async (ids: string, lang?: string): Promise<unknown> =>
  (await keptAnswer(url(ids, lang)))?.json();

beforeEach(() => void fakeWorker());

it('keeps each story of an answer by itself, in its language', async () => {
  await keepAnswers(url('a,b'), json([story('a'), story('b')]));
  expect(await found('b,c,a')).toEqual([story('b'), story('a')]);
  expect(await found('a', 'hi')).toBeUndefined();
  expect(await found('c')).toBeUndefined();
});

it('is none of use for a whole answer while a story is missing, nor one that cannot be read', async () => {
  const { caches } = fakeWorker();
  await keepAnswers(url('a'), json([story('a')]));
  expect(await (await keptAnswer(url('a'), { whole: true }))?.json()).toEqual([story('a')]);
  expect(await keptAnswer(url('a,b'), { whole: true })).toBeUndefined();
  caches.isUnreadable = true;
  expect(await found('a')).toBeUndefined();
});

it('finds an id that is escaped', async () => {
  await keepAnswers(url('a%252Cb'), json([story('a,b')]));
  expect(await found('a%252Cb')).toEqual([story('a,b')]);
  expect(await hasAnswer('a,b', 'en')).toBe(true);
});

it.each([
  ['an error', json([story('a')], { status: 502 })],
  ['no list', json({ error: 'x' })],
  ['no JSON', ofSite(new Response('<html>'))],
  ['what is not of the site', ofPortal(json([story('a')]))],
  ['entries of another shape', json([null, 'a', { title: 'a' }])],
])('keeps nothing of %s', async (_, response) => {
  await keepAnswers(url('a'), response);
  expect(await found('a')).toBeUndefined();
});

it('forgets a story that was taken back, also one that was read', async () => {
  await keepAnswers(url('a'), json([story('a')]));
  await keepRead('a', 'en');
  await keepAnswers(url('a'), json([{ id: 'a', missing: 'gone' }]));
  expect(await found('a')).toBeUndefined();
});

it('keeps what was read beyond what was only fetched ahead', async () => {
  await keepAnswers(url('read'), json([story('read')]));
  await keepRead('read', 'en');
  const others = Array.from({ length: STORE_LIMITS.seen + 1 }, (_, at) => story(`s${at}`));
  await keepAnswers(url('s'), json(others));
  expect(await found('read')).toEqual([story('read')]);
  expect(await found('s0')).toBeUndefined();
  expect(await found('s1')).toEqual([story('s1')]);
});

it('renews a story that was read', async () => {
  await keepAnswers(url('a'), json([story('a')]));
  await keepRead('a', 'en');
  await keepAnswers(url('a'), json([{ id: 'a', title: 'Corrected' }]));
  expect(await found('a')).toEqual([{ id: 'a', title: 'Corrected' }]);
});

it('keeps as read what was opened before it came', async () => {
  await keepRead('a', 'en');
  await keepAnswers(url('a'), json([story('a')]));
  const others = Array.from({ length: STORE_LIMITS.seen }, (_, at) => story(`s${at}`));
  await keepAnswers(url('s'), json(others));
  expect(await found('a')).toEqual([story('a')]);
});

it('a story that was never answered cannot be read', async () => {
  await keepRead('a', 'en');
  expect(await hasAnswer('a', 'en')).toBe(false);
});
