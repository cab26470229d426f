import { fakeWorker } from '@/lib/testing/fakeCaches';
import { outdatedStoreIds, storeId } from './storeLimits';

it('names the stores of earlier forms, and no others', async () => {
  const { caches } = fakeWorker();
  for (const id of [storeId('stories'), 'kept-0-stories', 'another']) await caches.open(id);
  expect(await outdatedStoreIds()).toEqual(['kept-0-stories']);
});
