import { fakeWorker } from '@/lib/testing/fakeCaches';
import { forgetPages, outdatedStoreIds, storeId } from './stores';

it('forgets every copy, of earlier forms too, and nothing else', async () => {
  const { caches } = fakeWorker();
  for (const id of [storeId('stories'), 'kept-0-stories', 'another']) await caches.open(id);
  expect(await outdatedStoreIds()).toEqual(['kept-0-stories']);
  await forgetPages();
  expect(await caches.keys()).toEqual(['another']);
});

it('fails nowhere, also where storage is blocked', async () => {
  fakeWorker();
  Object.assign(globalThis, { caches: { keys: () => Promise.reject(new Error('blocked')) } });
  await expect(forgetPages()).resolves.toBeUndefined();
});

it('fails nowhere, also where there is no such storage', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(forgetPages()).resolves.toBeUndefined();
});
