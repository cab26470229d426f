/** @jest-environment jsdom */
import { fakeFetch, notJson, reply, REQUEST_OPTIONS } from '@/lib/testing/fakeFetch';
import { story } from '@/lib/testing/samples';
import { fetchStories, fetchStory, StoryAbsent } from './fetchStories';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  fetchStub = fakeFetch();
  document.documentElement.lang = 'hi';
});

/** What came of each: the id that was found, or what kind of failure. */
const outcomes = async (ids: string[]) =>
  (await Promise.allSettled(fetchStories(ids))).map((one) =>
    one.status === 'fulfilled'
      ? one.value.id
      : one.reason instanceof StoryAbsent
        ? 'absent'
        : 'failed',
  );

// What came is kept while the page is open: each test has stories of its own.
describe('fetchStories', () => {
  it('asks once for all, in the page’s language', async () => {
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

  it('does not ask again for what came, but does for what did not', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'b1' }), { id: 'b2', missing: 'absent' }]));
    await outcomes(['b1', 'b2', 'b3']);
    await outcomes(['b1', 'b2', 'b3']);
    expect(fetchStub.mock.calls.map(([path]) => path)).toEqual([
      '/api/stories?ids=b1,b2,b3&lang=hi',
      '/api/stories?ids=b2,b3&lang=hi',
    ]);
  });

  it('joins the call in flight', async () => {
    fetchStub.mockResolvedValue(reply([story({ id: 'c1' }), story({ id: 'c2' })]));
    await Promise.all([outcomes(['c1', 'c2']), fetchStory('c1'), outcomes(['c2', 'c1'])]);
    expect(fetchStub).toHaveBeenCalledTimes(1);
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
