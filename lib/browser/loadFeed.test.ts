import { err, ok } from '@/lib/result';
import { fakeFetch, notJson, reply } from '@/lib/testing/fakeFetch';
import { loadFeed } from './loadFeed';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  fetchStub = fakeFetch();
});

describe('loadFeed', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('failed to fetch'))],
    ['no JSON', () => Promise.resolve(notJson)],
    ['another shape', () => Promise.resolve(reply([{ id: 1, title: 'Rain' }]))],
    ['another shape of a title', () => Promise.resolve(reply([{ id: 'a', title: {} }]))],
    ['no list', () => Promise.resolve(reply('down'))],
    ['null', () => Promise.resolve(reply(null))],
    ['a list with an error status', () => Promise.resolve(reply([], 500))],
  ])('turns %s into the given message', async (_, answer) => {
    fetchStub.mockImplementation(answer);
    expect(await loadFeed('/api/posters', 'Failed to fetch posters')).toEqual(
      err('Failed to fetch posters'),
    );
  });

  it('asks the server each time: Chromium answers from a stale cache otherwise', async () => {
    fetchStub.mockResolvedValue(reply([]));
    await loadFeed('/api/posters', 'Failed');
    expect(fetchStub).toHaveBeenCalledWith(
      '/api/posters',
      expect.objectContaining({ cache: 'no-cache' }),
    );
  });

  it('accepts an empty list', async () => {
    fetchStub.mockResolvedValue(reply([]));
    expect(await loadFeed('/api/posters', 'Failed')).toEqual(ok([]));
  });
});
