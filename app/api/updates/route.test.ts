import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { GET as list } from '../[list]/route';
import { GET } from './route';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en', getTranslations: jest.fn() }));

const upstream = fakeUpstream();
beforeEach(() => {
  upstream.sends('/breaking-news', [{ id: 'b', headline: 'Rain' }]);
  upstream.sends('/featured-stories', [{ id: 'f', title: 'Hills' }]);
});

const ask = (query: string) => GET(new Request(`http://localhost/api/updates?lang=en${query}`));

it('sends each list as its own endpoint does, and may be kept as long', async () => {
  const response = await ask('&lists=breaking-news,featured-stories');
  const body = await response.json();
  const alone = await list(new Request('http://localhost/api/breaking-news?lang=en'), {
    params: Promise.resolve({ list: 'breaking-news' }),
  });
  expect(Object.keys(body)).toEqual(['breaking-news', 'featured-stories']);
  expect(body['breaking-news'].items).toEqual(await alone.json());
  expect(response.headers.get('cache-control')).toBe(alone.headers.get('cache-control'));
});

it('leaves out a list that the page has, until it changes', async () => {
  const { tag } = (await (await ask('&lists=breaking-news')).json())['breaking-news'];
  const query = `&lists=breaking-news.${tag}`;
  expect(await (await ask(query)).json()).toEqual({});
  upstream.reset();
  upstream.sends('/breaking-news', [{ id: 'c', headline: 'Sun' }]);
  expect((await (await ask(query)).json())['breaking-news'].items).toHaveLength(1);
});

it('says which list failed, and no cache keeps that', async () => {
  expectConsole('error', /Failed to fetch posters/);
  const response = await ask('&lists=posters,breaking-news');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe(CACHE_CONTROL.none);
  expect(await response.json()).toMatchObject({
    posters: { error: expect.any(String) },
    'breaking-news': { items: [{ id: 'b' }] },
  });
});

it('is 502 where every list failed', async () => {
  expectConsole('error', /Failed to fetch posters/);
  expect((await ask('&lists=posters')).status).toBe(502);
});

it.each(['', '&lists=', '&lists=constructor,health,../stories'])(
  'knows no list in "%s", and no cache keeps that',
  async (query) => {
    const response = await ask(query);
    expect([await response.json(), response.headers.get('cache-control')]).toEqual([
      {},
      CACHE_CONTROL.none,
    ]);
  },
);
