import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeFetch, notJson, reply } from '@/lib/testing/fakeFetch';
import { story } from '@/lib/testing/samples';
import { isAbsent, otherCachedStories, getCachedStory, prefetchStories } from './storyCache';
import { useCachedStory } from './useCachedStory';

// A cached story stays while the page is open, so that each test has ids of its own.
let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  fetchStub = fakeFetch();
  document.documentElement.lang = 'hi';
});

describe('prefetchStories', () => {
  it('asks once for all of them, in the page’s language, and keeps what came', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'a1' }), story({ id: 'a2' })]));
    await prefetchStories(['a1', 'a2', 'a1', 'a3']);
    expect(fetchStub.mock.calls).toEqual([['/api/stories?ids=a1,a2,a3&lang=hi']]);
    expect([getCachedStory('a1')?.id, getCachedStory('a2')?.id, getCachedStory('a3')]).toEqual([
      'a1',
      'a2',
      undefined,
    ]);
  });

  it('does not fetch a cached story again, but a missing one', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'b1' })]));
    await prefetchStories(['b1', 'b2']);
    await prefetchStories(['b1', 'b2']);
    expect(fetchStub.mock.calls).toEqual([
      ['/api/stories?ids=b1,b2&lang=hi'],
      ['/api/stories?ids=b2&lang=hi'],
    ]);
  });

  it('joins the call in flight', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'c1' }), story({ id: 'c2' })]));
    await Promise.all([
      prefetchStories(['c1', 'c2']),
      prefetchStories(['c1']),
      prefetchStories(['c2', 'c1']),
    ]);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('escapes ids', async () => {
    fetchStub.mockResolvedValue(reply([]));
    await prefetchStories(['d/1', 'd,2', 'ह']);
    expect(fetchStub).toHaveBeenCalledWith(
      '/api/stories?ids=d%252F1,d%252C2,%25E0%25A4%25B9&lang=hi',
    );
  });

  it('asks for nothing when nothing is wanted', async () => {
    await prefetchStories([]);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', () => Promise.resolve(reply({ error: 'News article not found' }, 502))],
    ['no JSON', () => Promise.resolve(notJson)],
    ['no list', () => Promise.resolve(reply({ stories: [] }))],
    ['another shape', () => Promise.resolve(reply([null, 'text', { id: 'e1' }]))],
    ['no connection', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('settles on %s, with nothing in hand', async (_, answer) => {
    fetchStub.mockImplementation(answer);
    await prefetchStories(['e1']);
    expect(getCachedStory('e1')).toBeUndefined();
    expect(isAbsent('e1')).toBe(false);
  });

  it('remembers what does not exist, until a later look-up finds it', async () => {
    fetchStub.mockResolvedValueOnce(reply([story({ id: 'h1' }), { id: 'h2', missing: 'absent' }]));
    await prefetchStories(['h1', 'h2', 'h3']);
    expect(['h1', 'h2', 'h3'].map(isAbsent)).toEqual([false, true, false]);
    fetchStub.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await prefetchStories(['h2']);
    expect(isAbsent('h2')).toBe(false);
  });
});

describe('otherCachedStories', () => {
  it('are the others, in order, up to a number', async () => {
    fetchStub.mockResolvedValue(reply(['f1', 'f2', 'f3'].map((id) => story({ id }))));
    await prefetchStories(['f1', 'f2', 'f3']);
    const others = otherCachedStories('f2', 100).map(({ id }) => id);
    expect(others.slice(-2)).toEqual(['f1', 'f3']);
    expect(otherCachedStories('f2', 1)).toHaveLength(1);
  });

  it('are no samples', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'f4', sample: true }), story({ id: 'f5' })]));
    await prefetchStories(['f4', 'f5']);
    expect(otherCachedStories('f1', 100).map(({ id }) => id)).not.toContain('f4');
    expect(getCachedStory('f4')).toBeDefined();
  });
});

describe('useCachedStory', () => {
  it('has a cached story at once, with no request', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'g1' })]));
    await prefetchStories(['g1']);
    const { result } = renderHook(() => useCachedStory('g1'));
    expect(result.current).toMatchObject({ story: { id: 'g1' }, status: 'found' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('fetches one that is not', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'g2' })]));
    const { result } = renderHook(() => useCachedStory('g2'));
    expect(result.current).toMatchObject({ story: undefined, status: 'loading' });
    await waitFor(() =>
      expect(result.current).toMatchObject({ story: { id: 'g2' }, status: 'found' }),
    );
  });

  it('reports a story that does not exist', async () => {
    fetchStub.mockResolvedValue(reply([{ id: 'g3', missing: 'absent' }]));
    const { result } = renderHook(() => useCachedStory('g3'));
    await waitFor(() =>
      expect(result.current).toMatchObject({ story: undefined, status: 'absent' }),
    );
  });

  it.each([
    [
      'no source answered',
      'g4',
      () => Promise.resolve(reply({ error: 'News article not found' }, 502)),
    ],
    ['the answer leaves it out', 'g5', () => Promise.resolve(reply([]))],
    ['the connection fails', 'g6', () => Promise.reject(new TypeError('failed to fetch'))],
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
