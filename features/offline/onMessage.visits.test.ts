import { fakeWorker } from '@/lib/testing/fakeCaches';
import { countVisit } from './onMessage';

const MINUTE = 60_000;

it('pages within half an hour are one visit', async () => {
  fakeWorker();
  jest.useFakeTimers({ now: 0 });
  const visits = [];
  for (const minutes of [0, 29, 30, 31]) {
    jest.setSystemTime(Date.now() + minutes * MINUTE);
    visits.push(await countVisit());
  }
  expect(visits).toEqual([1, 1, 1, 2]);
});

it.each(['unreadable', 'another shape'])('a note that is %s counts from the first', async (how) => {
  const { caches } = fakeWorker();
  await countVisit();
  caches.isUnreadable = how === 'unreadable';
  const notes = await caches.open('kept-1-notes');
  await notes.put('/visits', Response.json({ count: 'many' }));
  expect(await countVisit()).toBe(1);
});
