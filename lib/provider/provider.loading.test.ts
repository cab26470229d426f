import { setImmediate } from 'node:timers/promises';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { apiSource } from './api/apiSource';
import { lastProviderUpdate, outage, provider } from './provider';
import type { Source } from './source/source';

let mockSource: Promise<Source>;
jest.mock('./chosenSource', () => ({ chosenSource: () => mockSource }));

const upstream = fakeUpstream();
let load: () => void;
beforeEach(() => {
  mockSource = new Promise((done) => {
    load = () => done(apiSource);
  });
});

/** As a page does, whose header asks while the code of the source is still being read. */
async function askWhileLoading<T>(ask: () => Promise<T>): Promise<T> {
  const listed = provider.list('news');
  const answer = ask();
  await setImmediate();
  await setImmediate();
  load();
  await listed;
  return answer;
}

it('has the time of the first list in the header', async () => {
  upstream.sends('/news', [{ id: 'a', title: 'Rain' }]);
  expect(await askWhileLoading(lastProviderUpdate)).not.toBeNull();
});

it('says on the first page that no news can be had', async () => {
  expectConsole('error', /Failed to fetch/);
  expect(await askWhileLoading(outage)).toEqual({ asOf: null });
});
