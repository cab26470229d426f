import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { GET } from './route';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en', getTranslations: jest.fn() }));

const update = (id: string, minute: number, given = {}) => ({
  id,
  timestamp: `2026-11-20T05:${minute}:00.000Z`,
  headline: `Update ${id}`,
  ...given,
});
const LIVE = {
  id: 'संसद 1/2',
  title: 'Session',
  timestamp: '2026-11-20T05:00:00.000Z',
  updates: [update('a', 10), update('b', 20), update('c', 30)],
};

const upstream = fakeUpstream();
beforeEach(() => {
  upstream.sends('/breaking-news', []);
  upstream.sends('/featured-stories', []);
  upstream.sends('/posters', [{ id: 'p', title: 'Rain' }]);
  upstream.sends('/news', [LIVE, { id: 'plain', title: 'Rain' }]);
});

const ask = (id: string, query = '', headers = {}) =>
  GET(
    new Request(`http://localhost/api/live/${encodeURIComponent(id)}?lang=en${query}`, { headers }),
  );
const idsOf = async (response: Response) =>
  (await response.json()).updates.map(({ id }: { id: string }) => id);

it('sends what is newer than an update, for an edge to keep a few seconds', async () => {
  const response = await ask(LIVE.id, '&after=a');
  expect(await idsOf(response)).toEqual(['c', 'b']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
});

it('sends nothing again that is known', async () => {
  const first = await ask(LIVE.id, '&after=c');
  const etag = first.headers.get('etag');
  const second = await ask(LIVE.id, '&after=c', { 'if-none-match': etag });
  expect([await idsOf(first), second.status, await second.text()]).toEqual([[], 304, '']);
});

it('tells of an edit that the provider does not date, and of what was withdrawn', async () => {
  await ask(LIVE.id);
  upstream.sends('/news', [
    { ...LIVE, updates: [update('b', 20, { content: 'Edited.' }), update('c', 30)] },
  ]);
  const answer = await (await ask(LIVE.id, '&after=c')).json();
  expect(answer.updates).toMatchObject([{ id: 'b', changedAt: expect.any(String) }]);
  expect(answer.standing).toEqual(['c', 'b']);
});

it.each([
  ['a story that is no live page', 'plain'],
  ['no story', 'nobodys'],
])('%s is 404, which an edge keeps a few seconds', async (_, id) => {
  const response = await ask(id);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    404,
    CACHE_CONTROL.brief,
  ]);
});

it('tells what an editor changed beside the updates', async () => {
  const first = await ask(LIVE.id, '&after=c');
  const [etag] = [first.headers.get('etag')];
  upstream.sends('/news', [
    { ...LIVE, title: 'Session ends', keyPoints: ['Both bills passed'], pinnedUpdate: 'a' },
  ]);
  const second = await ask(LIVE.id, '&after=c', { 'if-none-match': etag });
  expect(second.status).toBe(200);
  expect(await second.json()).toMatchObject({
    updates: [],
    title: 'Session ends',
    highlights: ['Both bills passed'],
    pinned: { id: 'a', headline: 'Update a' },
  });
});

it('a provider that fails in the middle is 502 until it answers again', async () => {
  expectConsole('error', /Failed to fetch news/);
  const statuses = [(await ask(LIVE.id)).status];
  upstream.on('/news', (_, response) => response.writeHead(500).end());
  statuses.push((await ask(LIVE.id)).status);
  upstream.sends('/news', [LIVE]);
  statuses.push((await ask(LIVE.id)).status);
  expect(statuses).toEqual([200, 502, 200]);
});

it('a provider that fails is 502, which an edge keeps a few seconds, since all readers ask together', async () => {
  expectConsole('error', /Failed to fetch news/);
  upstream.on('/news', (_, response) => response.writeHead(500).end());
  const response = await ask(LIVE.id);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    502,
    CACHE_CONTROL.brief,
  ]);
});
