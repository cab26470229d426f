import { act } from '@testing-library/react';
import { err, ok, type Result } from '@/lib/result';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';
import { fakeFetch, notJson, reply } from '@/lib/testing/fakeFetch';
import { renderHookInLocale } from '@/lib/testing/renderInLocale';
import { cards } from '@/lib/testing/samples';
import type { StoryCard } from '@/lib/news/story';
import { loadFeed } from './loadFeed';
import { useFeed } from './useFeed';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers();
  fetchStub = fakeFetch();
});
afterEach(removeConnection);

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const first: Result<StoryCard[], string> = ok(cards('a'));
const poll = (initial = first, locale: 'en' | 'hi' = 'en') =>
  renderHookInLocale(() => useFeed('breaking-news', initial), undefined, locale).result;

describe('useFeed', () => {
  it('starts with what the server read and asks for nothing yet', async () => {
    const result = poll();
    await wait(29_000);
    expect(result.current).toEqual(ok(cards('a')));
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it.each(['en', 'hi'] as const)('asks every 30 s, in the page’s language (%s)', async (locale) => {
    fetchStub.mockResolvedValue(reply(cards('b')));
    const result = poll(first, locale);
    await wait(30_000);
    expect(result.current).toEqual(ok(cards('b')));
    await wait(60_000);
    expect(fetchStub.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [`/api/breaking-news?lang=${locale}`, { cache: 'no-cache' }]),
    );
  });

  it('hands over each answer, failures too', async () => {
    fetchStub
      .mockResolvedValueOnce(reply({ error: 'Failed to fetch breaking news' }, 502))
      .mockResolvedValue(reply(cards('b')));
    const onAnswer = jest.fn();
    renderHookInLocale(() => useFeed('breaking-news', first, onAnswer), undefined);
    await wait(60_000);
    expect(onAnswer.mock.calls.map(([answer]) => answer)).toEqual([
      err('Failed to fetch breaking news'),
      ok(cards('b')),
    ]);
  });

  it('turns a failure into the endpoint’s message, keeps polling, and recovers', async () => {
    fetchStub
      .mockResolvedValueOnce(reply({ error: 'Failed to fetch breaking news' }, 502))
      .mockResolvedValue(reply(cards('b')));
    const result = poll();
    await wait(30_000);
    expect(result.current).toEqual(err('Failed to fetch breaking news'));
    await wait(30_000);
    expect(result.current).toEqual(ok(cards('b')));
  });

  it('recovers from an error of the server’s own first result', async () => {
    fetchStub.mockResolvedValue(reply(cards('b')));
    const result = poll(err('Failed to fetch breaking news'));
    expect(result.current).toEqual(err('Failed to fetch breaking news'));
    await wait(30_000);
    expect(result.current).toEqual(ok(cards('b')));
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'asks for nothing on the connection %j, nor when the reader returns',
    async (state) => {
      fakeConnection(state);
      poll();
      await wait(600_000);
      dispatchEvent(new Event('focus'));
      dispatchEvent(new Event('online'));
      await wait(1);
      expect(fetchStub).not.toHaveBeenCalled();
    },
  );

  it('asks when the reader returns on any other connection', async () => {
    fakeConnection({ saveData: false, effectiveType: '4g' });
    fetchStub.mockResolvedValue(reply(cards('b')));
    poll();
    await wait(10_000);
    dispatchEvent(new Event('focus'));
    await wait(1);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('stops and starts with the connection', async () => {
    fetchStub.mockResolvedValue(reply(cards('b')));
    const change = fakeConnection({ effectiveType: '4g' });
    poll();
    await wait(30_000);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    act(() => change({ effectiveType: '2g' }));
    await wait(300_000);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    act(() => change({ effectiveType: '4g' }));
    await wait(30_000);
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });
});

describe('loadFeed', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('failed to fetch'))],
    ['no JSON', () => Promise.resolve(notJson)],
    ['another shape', () => Promise.resolve(reply([{ id: 1, title: 'Rain' }]))],
    ['no list', () => Promise.resolve(reply('down'))],
    ['null', () => Promise.resolve(reply(null))],
    ['a list with an error status', () => Promise.resolve(reply([], 500))],
  ])('turns %s into the given message', async (_, answer) => {
    fetchStub.mockImplementation(answer);
    expect(await loadFeed('/api/posters', 'Failed to fetch posters')).toEqual(
      err('Failed to fetch posters'),
    );
  });

  it('accepts an empty list', async () => {
    fetchStub.mockResolvedValue(reply([]));
    expect(await loadFeed('/api/posters', 'Failed')).toEqual(ok([]));
  });
});
