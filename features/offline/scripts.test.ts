import { fakeWorker, pageOf, scriptOf, SITE } from '@/lib/testing/fakeCaches';
import { keepPage } from './keptPage';
import { answerScript, keepScripts, startBuild } from './scripts';
import { storeId } from './storeLimits';

const script = (name: string) => `/_next/static/chunks/${name}.js`;
const begin = () => fakeWorker((path) => (path.includes('/gone') ? undefined : scriptOf('')));

it('asks for a script once', async () => {
  const { asked } = begin();
  expect(await keepScripts([script('a'), script('b')])).toBe(true);
  expect(await keepScripts([script('a')])).toBe(true);
  expect(asked).toEqual([script('a'), script('b')]);
});

it.each([['cannot be had', script('gone')]])('says when one %s', async (_, path) => {
  begin();
  expect(await keepScripts([script('a'), path])).toBe(false);
});

it.each([
  ['an error', () => scriptOf('', { status: 404 })],
  ['a sign-in page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('keeps no %s in place of a script', async (_, answer) => {
  const { caches } = fakeWorker(answer);
  expect(await keepScripts([script('a')])).toBe(false);
  expect(caches.size).toBe(0);
});

describe('a script that a page asks for', () => {
  const works: Promise<unknown>[] = [];
  const ask = (name: string) =>
    answerScript(new Request(SITE + script(name)), (work) => works.push(work));

  it('comes from the site once, and is kept for later', async () => {
    const { asked } = begin();
    await ask('a');
    await Promise.all(works);
    expect(await (await ask('a')).text()).toBe('');
    expect(asked).toEqual([script('a')]);
  });

  it('comes from the site where the store is damaged', async () => {
    const { caches } = begin();
    await keepScripts([script('a')]);
    caches.isDamaged = true;
    expect((await ask('a')).ok).toBe(true);
  });

  it('is an error without a connection', async () => {
    begin();
    expect((await ask('gone')).type).toBe('error');
  });

  it('is not kept when it is an error', async () => {
    const { caches } = fakeWorker(() => scriptOf('', { status: 404 }));
    expect((await ask('a')).status).toBe(404);
    await Promise.all(works);
    expect(caches.size).toBe(0);
  });
});

it('deletes what neither the last three builds nor a kept page name', async () => {
  const { caches } = begin();
  await keepPage(new URL('/india', SITE), pageOf('en', { scripts: [script('page')] }));
  const builds = ['1', '2', '3', '4'].map((build) => [script(`shared`), script(`build-${build}`)]);
  for (const build of builds) {
    await keepScripts(build);
    await startBuild(build);
  }
  // The same build once more, after the worker alone has changed.
  await startBuild(builds[3] ?? []);
  expect(caches.pathsIn(storeId('scripts')).sort()).toEqual(
    ['build-2', 'build-3', 'build-4', 'page', 'shared'].map(script),
  );
});
