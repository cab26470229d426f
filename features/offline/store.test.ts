import { fakeWorker, SITE } from '@/lib/testing/fakeCaches';
import { find, keep, keysOf, remove } from './store';
import { STORE_LIMITS, storeId } from './storeLimits';

const url = (at: number | string) => `${SITE}/news/${at}`;
type Store = 'stories' | 'saved' | 'pictures' | 'seen';
const put = (store: Store, at: number) => keep(store, url(at), new Response(String(at)));
const keepAll = async (store: Store, count: number) => {
  for (let at = 1; at <= count; at++) await put(store, at);
};

it('the 51st story takes the place of the oldest, and one that is kept again is the newest', async () => {
  fakeWorker();
  await keepAll('stories', STORE_LIMITS.stories);
  await put('stories', 1);
  await put('stories', 51);
  const keys = await keysOf('stories');
  expect(keys).toHaveLength(50);
  expect(keys.slice(0, 2)).toEqual([url(51), url(1)]);
  expect(keys).not.toContain(url(2));
  expect(await (await find('stories', url(1)))?.text()).toBe('1');
});

describe('on a full device', () => {
  it('pictures make room for a story', async () => {
    const { caches } = fakeWorker();
    await keepAll('stories', 3);
    await keepAll('pictures', 6);
    caches.room = 9;
    expect(await put('stories', 4)).toBe(true);
    expect(caches.pathsIn(storeId('pictures'))).toEqual(['/news/4', '/news/5', '/news/6']);
    expect(await keysOf('stories')).toHaveLength(4);
  });

  it('the older stories make room where there is nothing else', async () => {
    const { caches } = fakeWorker();
    await keepAll('stories', 4);
    caches.room = 4;
    expect(await put('stories', 5)).toBe(true);
    expect(await keysOf('stories')).toEqual([url(5), url(4), url(3)]);
  });

  it('each retry empties another store, and none that is worth more than what comes', async () => {
    const { caches } = fakeWorker();
    await keepAll('pictures', 2);
    await keepAll('seen', 2);
    await keepAll('stories', 2);
    await keepAll('saved', 2);
    caches.room = 0;
    expect(await put('stories', 3)).toBe(false);
    const kept = (['pictures', 'seen', 'stories', 'saved'] as const).map(
      (store) => caches.pathsIn(storeId(store)).length,
    );
    expect(kept).toEqual([1, 1, 0, 2]);
  });

  it('a page that was opened takes the place of no saved story', async () => {
    const { caches } = fakeWorker();
    await keepAll('saved', 2);
    caches.room = 0;
    expect(await keep('fixed', url(1), new Response('1'))).toBe(false);
    expect(await keysOf('saved')).toHaveLength(2);
  });

  it('without any room nothing is kept, and nothing fails', async () => {
    const { caches } = fakeWorker();
    caches.room = 0;
    expect(await put('stories', 1)).toBe(false);
  });
});

it('a connection that breaks off keeps nothing, and costs nothing that is kept', async () => {
  const { caches } = fakeWorker();
  await keepAll('pictures', 6);
  const broken = new Response(
    new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }),
  );
  expect(await keep('stories', url(1), broken)).toBe(false);
  expect(caches.pathsIn(storeId('pictures'))).toHaveLength(6);
});

it.each([
  ['half of it', { 'content-length': '8' }, false],
  ['all of it', { 'content-length': '4' }, true],
  ['what was compressed', { 'content-length': '8', 'content-encoding': 'br' }, true],
])('of a body that comes without a fault %s is kept: %j %s', async (_, headers, isKept) => {
  fakeWorker();
  expect(await keep('files', url(1), new Response('text', { headers }))).toBe(isKept);
});

describe('what is damaged', () => {
  it('an entry: it alone is deleted', async () => {
    const { caches } = fakeWorker();
    await keepAll('stories', 2);
    caches.isDamaged = true;
    expect(await find('stories', url(1))).toBeUndefined();
    caches.isDamaged = false;
    expect(await put('stories', 3)).toBe(true);
    expect(await keysOf('stories')).toEqual([url(3), url(2)]);
  });

  it('a store that deletes nothing either: begun anew', async () => {
    const { caches } = fakeWorker();
    await keepAll('stories', 2);
    caches.isDamaged = true;
    const store = await caches.open(storeId('stories'));
    jest.spyOn(store, 'delete').mockRejectedValueOnce(new Error('damaged'));
    expect(await find('stories', url(1))).toBeUndefined();
    expect(await keysOf('stories')).toEqual([]);
  });

  it('cannot be opened: deleted and opened again', async () => {
    const { caches } = fakeWorker();
    jest.spyOn(caches, 'open').mockRejectedValueOnce(new Error('damaged'));
    const deleted = jest.spyOn(caches, 'delete');
    expect(await put('stories', 1)).toBe(true);
    expect(deleted).toHaveBeenCalledWith(storeId('stories'));
  });

  it('cannot be opened at all: nothing fails', async () => {
    const { caches } = fakeWorker();
    jest.spyOn(caches, 'open').mockRejectedValue(new Error('blocked'));
    expect(await put('stories', 1)).toBe(false);
    expect(await find('stories', url(1))).toBeUndefined();
    expect(await keysOf('stories')).toEqual([]);
    await remove('stories', url(1));
  });
});
