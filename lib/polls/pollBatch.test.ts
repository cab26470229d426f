import { err, ok } from '@/lib/result';
import { fakeFetch, reply, REQUEST_OPTIONS } from '@/lib/testing/fakeFetch';
import { cards } from '@/lib/testing/samples';
import { joinPolls, pathOf, pollList } from './pollBatch';
import type { PolledEndpoint } from './pollIntervals';

let fetchStub: ReturnType<typeof fakeFetch>;
let leave: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  fetchStub = fakeFetch();
});
afterEach(() => leave.splice(0).forEach((end) => end()));

const poll = (endpoint: PolledEndpoint, query = '') => ({
  endpoint,
  query,
  lang: 'hi',
  failure: `No ${endpoint}`,
});
const join = (...given: ReturnType<typeof poll>[]) => {
  leave = given.map(joinPolls);
};
const ask = (endpoint: PolledEndpoint, query = '') => pollList(pathOf(poll(endpoint, query)));
const paths = () => fetchStub.mock.calls.map(([path]) => path);
const all = () => Promise.all([ask('trending'), ask('posters'), ask('breaking-news')]);

const UPDATES = '/api/updates?lang=hi&lists=posters,breaking-news,trending';
const [A, B] = [cards('a'), cards('b')];

describe('lists that are polled', () => {
  it('has an endpoint of its own for one alone', async () => {
    join(poll('posters'), poll('trending'));
    fetchStub.mockResolvedValue(reply(A));
    expect(await ask('posters')).toEqual(ok(A));
    expect(fetchStub.mock.calls).toEqual([['/api/posters?lang=hi', REQUEST_OPTIONS]]);
  });

  it('asks once for all that are wanted in one turn, in an order of its own', async () => {
    join(poll('posters'), poll('breaking-news'), poll('trending'));
    fetchStub.mockResolvedValue(
      reply({
        posters: { tag: 'p', items: A },
        'breaking-news': { tag: 'b', items: B },
        trending: { error: 'Failed to fetch' },
      }),
    );
    expect(await all()).toEqual([err('Failed to fetch'), ok(A), ok(B)]);
    expect(fetchStub.mock.calls).toEqual([[UPDATES, REQUEST_OPTIONS]]);
  });

  it('asks for what else is due, whose own timer then takes the answer', async () => {
    join(poll('posters'), poll('breaking-news'), poll('trending'));
    fetchStub.mockResolvedValue(reply({ posters: { tag: 'p', items: A }, 'breaking-news': {} }));
    jest.setSystemTime(Date.now() + 29_500);
    expect(await ask('posters')).toEqual(ok(A));
    expect(await ask('breaking-news')).toEqual(err('No breaking-news'));
    expect(paths()).toEqual(['/api/updates?lang=hi&lists=posters,breaking-news']);
  });

  it('says which lists it has, and keeps those that are left out', async () => {
    join(poll('posters'), poll('breaking-news'));
    fetchStub.mockResolvedValueOnce(
      reply({ posters: { tag: 'p1', items: A }, 'breaking-news': { tag: 'b1', items: B } }),
    );
    const both = () => Promise.all([ask('posters'), ask('breaking-news')]);
    await both();
    jest.setSystemTime(Date.now() + 30_000);
    fetchStub.mockResolvedValueOnce(reply({ 'breaking-news': { tag: 'b2', items: A } }));
    expect(await both()).toEqual([ok(A), ok(A)]);
    jest.setSystemTime(Date.now() + 30_000);
    fetchStub.mockResolvedValueOnce(reply({}));
    expect(await both()).toEqual([ok(A), ok(A)]);
    expect(paths().slice(1)).toEqual([
      '/api/updates?lang=hi&lists=posters.p1,breaking-news.b1',
      '/api/updates?lang=hi&lists=posters.p1,breaking-news.b2',
    ]);
  });

  it('passes on what one of them is asked besides', async () => {
    join(poll('posters'), poll('breaking-news', '&all=1'));
    fetchStub.mockResolvedValue(reply({}));
    await Promise.all([ask('posters'), ask('breaking-news', '&all=1')]);
    expect(paths()).toEqual(['/api/updates?lang=hi&all=1&lists=posters,breaking-news']);
  });

  it.each([
    ['no network', () => fetchStub.mockRejectedValue(new TypeError('offline'))],
    ['a list instead of an object', () => fetchStub.mockResolvedValue(reply(A))],
    ['no object at all', () => fetchStub.mockResolvedValue(reply(null))],
    [
      'entries of another shape',
      () => fetchStub.mockResolvedValue(reply({ posters: { items: [1] } })),
    ],
  ])('counts %s as a failure of each', async (_, fail) => {
    join(poll('posters'), poll('trending'));
    fail();
    expect(await Promise.all([ask('posters'), ask('trending')])).toEqual([
      err('No posters'),
      err('No trending'),
    ]);
  });

  it('asks for each alone where an older server knows no other way', async () => {
    join(poll('posters'), poll('trending'));
    fetchStub.mockResolvedValueOnce(reply({}, 404)).mockResolvedValue(reply(A));
    expect(await Promise.all([ask('posters'), ask('trending')])).toEqual([ok(A), ok(A)]);
    expect(paths().slice(1)).toEqual(['/api/posters?lang=hi', '/api/trending?lang=hi']);
  });

  it('joins a request that is under way', async () => {
    join(poll('posters'));
    fetchStub.mockImplementation(
      () => new Promise((done) => setTimeout(() => done(reply(A)), 10_000)),
    );
    const first = ask('posters');
    await jest.advanceTimersByTimeAsync(5_000);
    const second = ask('posters');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all([first, second])).toEqual([ok(A), ok(A)]);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('asks again after the clock was set back', async () => {
    join(poll('posters'));
    fetchStub.mockResolvedValueOnce(reply(A)).mockResolvedValue(reply(B));
    await ask('posters');
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(await ask('posters')).toEqual(ok(B));
  });

  it('counts an answer of another kind as a failure, not as no change', async () => {
    join(poll('posters'), poll('trending'));
    const both = () => Promise.all([ask('posters'), ask('trending')]);
    fetchStub.mockResolvedValueOnce(
      reply({ posters: { tag: 'p', items: A }, trending: { tag: 't', items: B } }),
    );
    expect(await both()).toEqual([ok(A), ok(B)]);
    jest.setSystemTime(Date.now() + 300_000);
    fetchStub.mockResolvedValue(reply({ error: 'busy' }, 503));
    expect(await both()).toEqual([err('No posters'), err('No trending')]);
  });

  it('keeps an unchanged list beside one that failed', async () => {
    join(poll('posters'), poll('trending'));
    const both = () => Promise.all([ask('posters'), ask('trending')]);
    fetchStub.mockResolvedValueOnce(
      reply({ posters: { tag: 'p', items: A }, trending: { tag: 't', items: B } }),
    );
    await both();
    jest.setSystemTime(Date.now() + 300_000);
    fetchStub.mockResolvedValue(reply({ trending: { error: 'Failed' } }, 502));
    expect(await both()).toEqual([ok(A), err('Failed')]);
  });
});
