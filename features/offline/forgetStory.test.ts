import { fakeWorker, ofSite, pageOf, SITE } from '@/lib/testing/fakeCaches';
import { keepAnswers, keepRead } from './answers';
import { keepPage, keepSaved } from './keptPage';
import { offlinePage } from './offlinePage';
import { storeId } from './storeLimits';

const url = (path: string) => new URL(path, SITE);
const answer = (id: string, lang: string) => url(`/api/stories?ids=${id}&lang=${lang}`);

/** The paths of a story that is kept in every way, and of others. */
async function keepAll() {
  const { caches } = fakeWorker();
  for (const [id, lang] of [
    ['a', 'en'],
    ['b', 'en'],
    ['a', 'hi'],
  ] as const) {
    const prefix = lang === 'hi' ? '/hi' : '';
    for (const path of [`${prefix}/news/${id}`, `${prefix}/lite/news/${id}`])
      await keepPage(url(path), pageOf(lang));
    await keepSaved(url(`${prefix}/lite/news/${id}`));
    await keepAnswers(answer(id, lang), ofSite(Response.json([{ id, title: id }])));
    await keepRead(id, lang);
  }
  return () =>
    (['stories', 'saved', 'answers', 'seen'] as const).flatMap((name) =>
      caches.pathsIn(storeId(name)),
    );
}

const missing = (reason: string) => ofSite(Response.json([{ id: 'a', missing: reason }]));
const OF_B = 4;

it.each([
  ['its lite page is 404', () => keepPage(url('/lite/news/a'), pageOf('en', { status: 404 }))],
  ['its answer is absent', () => keepAnswers(answer('a', 'en'), missing('absent'))],
])('nothing is left of a story in its language once %s', async (_, learn) => {
  const kept = await keepAll();
  expect(kept()).toHaveLength(12);
  await learn();
  expect(kept()).toHaveLength(8);
  expect(kept().filter((path) => !path.includes('hi') && !/b(?:&|$)/.test(path))).toEqual([]);
});

it.each([
  ['its page is 410', () => keepPage(url('/news/a'), pageOf('en', { status: 410 }))],
  ['its answer is gone', () => keepAnswers(answer('a', 'hi'), missing('gone'))],
])('nothing is left of a story in any language once %s', async (_, learn) => {
  const kept = await keepAll();
  await learn();
  expect(kept()).toHaveLength(OF_B);
  expect(kept().filter((path) => !/b(?:&|$)/.test(path))).toEqual([]);
  expect(await (await offlinePage('hi')).text()).not.toContain('/news/a');
});
