/** @jest-environment jsdom */

import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { story } from '@/lib/testing/samples';
import { cacheStory, useCachedStory, useOtherStories } from './storyCache';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  fetchStub = fakeFetch();
  document.documentElement.lang = 'en';
});

/** Fetches stories ahead, as a page does. */
const cache = async (...stories: Parameters<typeof story>[0][]) => {
  fetchStub.mockResolvedValue(reply(stories.map(story)));
  stories.forEach((given) => cacheStory(given?.id ?? ''));
  await act(async () => {});
};
const paths = () => fetchStub.mock.calls.map(([path]) => path);

// SWR's cache lasts while the page is open: each test has stories of its own.
describe('useCachedStory', () => {
  it('has a cached story at once, with no request', async () => {
    await cache({ id: 'a1' });
    const { result } = renderHook(() => useCachedStory('a1'));
    expect(result.current).toMatchObject({ story: { id: 'a1' }, status: 'found' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('asks for a story again once the clock was set back', async () => {
    jest.useFakeTimers({
      now: 7_200_000,
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
    });
    await cache({ id: 'clock' });
    jest.setSystemTime(0);
    await cache({ id: 'clock' });
    expect(fetchStub).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('fetches one that is not cached', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'a2' })]));
    const { result } = renderHook(() => useCachedStory('a2'));
    expect(result.current).toMatchObject({ story: undefined, status: 'loading' });
    await waitFor(() =>
      expect(result.current).toMatchObject({ story: { id: 'a2' }, status: 'found' }),
    );
  });

  it('joins a request that was made ahead', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'a3' }), story({ id: 'a4' })]));
    ['a3', 'a4'].forEach((id) => cacheStory(id));
    const { result } = renderHook(() => useCachedStory('a3'));
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('found'));
    expect(paths()).toEqual(['/api/stories?ids=a3,a4&lang=en']);
  });

  it('shows a story of a minute ago, and then what it has become', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    await cache({ id: 'a6', title: 'Before' });
    await act(() => jest.advanceTimersByTimeAsync(57_000));
    const before = renderHook(() => useCachedStory('a6'));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    before.unmount();
    expect(fetchStub).toHaveBeenCalledTimes(1);

    await act(() => jest.advanceTimersByTimeAsync(2_000));
    fetchStub.mockResolvedValue(reply([story({ id: 'a6', title: 'Corrected' })]));
    const { result } = renderHook(() => useCachedStory('a6'));
    expect(result.current).toMatchObject({ story: { title: 'Before' }, status: 'found' });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(result.current).toMatchObject({ story: { title: 'Corrected' }, status: 'found' });
    jest.useRealTimers();
  });

  it('keeps a story of a minute ago that cannot be had anew', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    await cache({ id: 'a7' });
    jest.setSystemTime(60_000);
    fetchStub.mockRejectedValue(new TypeError('failed to fetch'));
    const { result } = renderHook(() => useCachedStory('a7'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(fetchStub).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ story: { id: 'a7' }, status: 'found' });
    jest.useRealTimers();
  });

  it('does not ask again when the reader returns to the window', async () => {
    await cache({ id: 'a5' });
    renderHook(() => useCachedStory('a5'));
    act(() => {
      dispatchEvent(new Event('focus'));
      dispatchEvent(new Event('online'));
    });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('tells a story that does not exist, and asks again at the next opening', async () => {
    fetchStub.mockResolvedValue(reply([{ id: 'b1', missing: 'absent' }]));
    const { result, unmount } = renderHook(() => useCachedStory('b1'));
    await waitFor(() =>
      expect(result.current).toMatchObject({ story: undefined, status: 'absent' }),
    );
    unmount();
    fetchStub.mockResolvedValue(reply([story({ id: 'b1' })]));
    const again = renderHook(() => useCachedStory('b1'));
    expect(again.result.current.status).toBe('loading');
    await waitFor(() => expect(again.result.current.status).toBe('found'));
  });

  it.each([
    [
      'no source answered',
      'c1',
      () => Promise.resolve(reply({ error: 'News article not found' }, 502)),
    ],
    ['the answer leaves it out', 'c2', () => Promise.resolve(reply([]))],
    ['the connection fails', 'c3', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('fails when %s, and finds it on another try', async (_, id, answer) => {
    fetchStub.mockImplementationOnce(answer);
    const { result } = renderHook(() => useCachedStory(id));
    await waitFor(() => expect(result.current.status).toBe('failed'));
    fetchStub.mockResolvedValue(reply([story({ id })]));
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current).toMatchObject({ story: { id }, status: 'found' }));
  });
});

it('useOtherStories gives the others, in order, without samples', async () => {
  await cache({ id: 'd1' }, { id: 'd2' }, { id: 'd3', sample: true }, { id: 'd4' });
  const { current } = renderHook(() => useOtherStories('d2')).result;
  expect(current.map(({ id }) => id).slice(-2)).toEqual(['d1', 'd4']);
});

describe('cacheStory', () => {
  it('asks once a minute for what came, and each time for what did not', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    await cache({ id: 'e1' });
    fetchStub.mockResolvedValue(reply([story({ id: 'e1' }), { id: 'e2', missing: 'absent' }]));
    for (const now of [59_999, 59_999, 60_000]) {
      jest.setSystemTime(now);
      ['e1', 'e2'].forEach((id) => cacheStory(id));
      await act(async () => {});
    }
    expect(paths()).toEqual([
      '/api/stories?ids=e1&lang=en',
      '/api/stories?ids=e2&lang=en',
      '/api/stories?ids=e2&lang=en',
      '/api/stories?ids=e1,e2&lang=en',
    ]);
    jest.useRealTimers();
  });

  it('takes a request that was made before', async () => {
    cacheStory('f1', Promise.resolve([story({ id: 'f1' })]));
    await act(async () => {});
    expect(renderHook(() => useCachedStory('f1')).result.current.status).toBe('found');
    expect(fetchStub).not.toHaveBeenCalled();
  });
});
