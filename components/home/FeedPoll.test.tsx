import { act } from '@testing-library/react';
import { err, ok, type Result } from '@/lib/result';
import type { StoryCard } from '@/lib/story/story';
import { IDLE_MS } from '@/lib/testing/browserFakes';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';
import { fakeFetch, reply, REQUEST_OPTIONS } from '@/lib/testing/fakeFetch';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { cards } from '@/lib/testing/samples';
import type { TestedLocale } from '@/lib/testing/words';
import { FeedPoll } from './FeedPoll';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers();
  fetchStub = fakeFetch();
});
afterEach(removeConnection);

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const first: Result<StoryCard[], string> = ok(cards('a'));
type PollResult = Result<readonly StoryCard[], string>;

/** All that was handed over since. */
async function poll(initial: PollResult = first, locale: TestedLocale = 'en') {
  const results: PollResult[] = [];
  renderInLocale(
    <FeedPoll
      endpoint="breaking-news"
      initial={initial}
      onResult={(result) => results.push(result)}
    />,
    locale,
  );
  await wait(IDLE_MS);
  return results;
}

describe('FeedPoll', () => {
  it('asks for nothing yet', async () => {
    const results = await poll();
    await wait(29_000);
    expect(results).toEqual([]);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it.each(['en', 'hi'] as const)('asks every 30 s, in the page’s language (%s)', async (locale) => {
    fetchStub.mockResolvedValue(reply(cards('b')));
    const results = await poll(first, locale);
    await wait(30_000);
    expect(results).toEqual([ok(cards('b'))]);
    await wait(60_000);
    expect(fetchStub.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [`/api/breaking-news?lang=${locale}`, REQUEST_OPTIONS]),
    );
  });

  it('turns a failure into the endpoint’s message, keeps polling, and recovers', async () => {
    fetchStub
      .mockResolvedValueOnce(reply({ error: 'Failed to fetch breaking news' }, 502))
      .mockResolvedValue(reply(cards('b')));
    const results = await poll();
    await wait(60_000);
    expect(results).toEqual([err('Failed to fetch breaking news'), ok(cards('b'))]);
  });

  it('hands over no failure without a network, and recovers', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const results = await poll();
    await wait(30_000);
    expect(results).toEqual([]);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fetchStub.mockResolvedValue(reply(cards('b')));
    await wait(30_000);
    expect(results).toEqual([ok(cards('b'))]);
  });

  it('recovers from an error of the server’s own first result', async () => {
    fetchStub.mockResolvedValue(reply(cards('b')));
    const results = await poll(err('Failed to fetch breaking news'));
    await wait(30_000);
    expect(results).toEqual([ok(cards('b'))]);
  });

  it('asks for nothing under Save-Data, nor when the reader returns', async () => {
    fakeConnection({ saveData: true, effectiveType: '4g' });
    await poll();
    await wait(600_000);
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('online'));
    await wait(1);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it.each(['slow-2g', '2g', '3g', '4g'])('asks every 30 s on %s', async (effectiveType) => {
    fakeConnection({ saveData: false, effectiveType });
    fetchStub.mockResolvedValue(reply(cards('b')));
    await poll();
    await wait(130_000);
    expect(fetchStub).toHaveBeenCalledTimes(4);
  });

  it('asks when the reader returns on any other connection', async () => {
    fakeConnection({ saveData: false, effectiveType: '4g' });
    fetchStub.mockResolvedValue(reply(cards('b')));
    await poll();
    await wait(10_000);
    dispatchEvent(new Event('focus'));
    await wait(1);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('stops and starts with Save-Data', async () => {
    fetchStub.mockResolvedValue(reply(cards('b')));
    const change = fakeConnection({ saveData: false });
    await poll();
    await wait(30_000);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    act(() => change({ saveData: true }));
    await wait(300_000);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    act(() => change({ saveData: false }));
    await wait(30_000);
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });
});
