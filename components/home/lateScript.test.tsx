import { act } from '@testing-library/react';
import { ok } from '@/lib/result';
import { IDLE_MS } from '@/lib/testing/browserFakes';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { cards } from '@/lib/testing/samples';
import { FeedPoll } from './FeedPoll';

let mockTries = 0;
jest.mock('./Poll', () => {
  mockTries += 1;
  if (mockTries === 1) throw new Error('no script');
  return jest.requireActual('./Poll');
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('polls although its script was lost on the way', async () => {
  jest.useFakeTimers();
  const fetchStub = fakeFetch().mockResolvedValue(reply(cards('b')));
  const onResult = jest.fn();
  renderInLocale(
    <FeedPoll endpoint="breaking-news" initial={ok(cards('a'))} onResult={onResult} />,
  );
  await wait(IDLE_MS);
  expect(mockTries).toBe(1);
  await wait(30_000);
  expect(mockTries).toBe(2);
  await wait(30_000);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(onResult).toHaveBeenCalledWith(ok(cards('b')));
});
