/** @jest-environment jsdom */

import { fakeFetch, notJson, reply, REQUEST_OPTIONS } from '@/lib/testing/fakeFetch';
import { story } from '@/lib/testing/samples';
import { fetchStory, StoryAbsent } from './storyCache';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  fetchStub = fakeFetch();
  document.documentElement.lang = 'hi';
});

/** What came of each: the id that was found, or what kind of failure. */
const outcomes = async (ids: string[]) =>
  (await Promise.allSettled(ids.map((id) => fetchStory(id)))).map((one) =>
    one.status === 'fulfilled'
      ? one.value.id
      : one.reason instanceof StoryAbsent
        ? 'absent'
        : 'failed',
  );

describe('fetchStory', () => {
  it('asks once for all of a turn, in the page’s language', async () => {
    fetchStub.mockResolvedValue(
      reply([story({ id: 'a2' }), story({ id: 'a1' }), { id: 'a3', missing: 'absent' }]),
    );
    expect(await outcomes(['a1', 'a2', 'a1', 'a3', 'a4'])).toEqual([
      'a1',
      'a2',
      'a1',
      'absent',
      'failed',
    ]);
    expect(fetchStub.mock.calls).toEqual([
      ['/api/stories?ids=a1,a2,a3,a4&lang=hi', REQUEST_OPTIONS],
    ]);
  });

  it('keeps nothing of what came', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'b1' }), { id: 'b2', missing: 'absent' }]));
    await outcomes(['b1', 'b2']);
    await outcomes(['b1', 'b2']);
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  it('joins the call in flight', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'c1' }), story({ id: 'c2' })]));
    const first = outcomes(['c1']);
    await Promise.resolve(); // the first request has left
    await Promise.all([first, outcomes(['c1', 'c2'])]);
    expect(fetchStub.mock.calls.map(([path]) => path)).toEqual([
      '/api/stories?ids=c1&lang=hi',
      '/api/stories?ids=c2&lang=hi',
    ]);
  });

  it('escapes ids', async () => {
    fetchStub.mockResolvedValue(reply([]));
    await outcomes(['d/1', 'd,2', 'ह']);
    expect(fetchStub).toHaveBeenCalledWith(
      '/api/stories?ids=d%252F1,d%252C2,%25E0%25A4%25B9&lang=hi',
      expect.anything(),
    );
  });

  it('asks for nothing when nothing is wanted', async () => {
    expect(await outcomes([])).toEqual([]);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', () => Promise.resolve(reply({ error: 'News article not found' }, 502))],
    ['no JSON', () => Promise.resolve(notJson)],
    ['no list', () => Promise.resolve(reply({ stories: [] }))],
    ['another shape', () => Promise.resolve(reply([null, 'text', { id: 'e1' }]))],
    ['no connection', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('fails on %s, which does not say that the story is absent', async (_, answer) => {
    fetchStub.mockImplementation(answer);
    expect(await outcomes(['e1'])).toEqual(['failed']);
  });
});
