import type { IncomingMessage } from 'node:http';
import { environment } from '@/lib/config/environment.mjs';
import { readDraftToken } from '@/lib/request/draftToken.mjs';
import { startLocalServer } from '@/lib/testing/localServer';
import { draft } from './apiSource';

const SECRET = 's'.repeat(32);
const STORY = { id: 'rain-1', title: 'Rain to come', content: 'A text that nobody has read.' };

const asked: IncomingMessage[] = [];
let body: unknown = STORY;
let api: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  api = await startLocalServer((request, response) => {
    asked.push(request);
    response.end(JSON.stringify(body));
  });
  process.env.NEWS_API_URL = `${api.url}/v2`;
  process.env.PREVIEW_SECRET = SECRET;
  process.env.NEWS_API_HEADER = 'X-Key: abc';
});
afterAll(() => api.stop());
beforeEach(() => {
  asked.splice(0);
  body = STORY;
  Object.assign(environment(), { PREVIEW_SECRET: SECRET });
});

it('is the story that the provider shows to who has the secret', async () => {
  const result = await draft('rain-1');
  expect(result.ok && result.value).toMatchObject({ id: 'rain-1', title: 'Rain to come' });
  const { url, headers } = asked[0] ?? {};
  expect([url, headers?.['x-key']]).toEqual(['/v2/api/drafts/rain-1', 'abc']);
  const token = String(headers?.['x-preview-token']);
  const now = Date.now();
  const expiry = readDraftToken(token, { id: 'rain-1', secret: SECRET, now: now - 1000 });
  expect(Math.abs(Number(expiry) - now / 1000 - 60)).toBeLessThan(20);
  expect(`${token}${url}`).not.toContain(SECRET);
});

it('is asked for each time', async () => {
  await draft('rain-1');
  await draft('rain-1');
  expect(asked).toHaveLength(2);
});

it('an id of any letters is one part of the path', async () => {
  body = { ...STORY, id: 'a/../b?c' };
  expect(await draft('a/../b?c')).toMatchObject({ ok: true });
  expect(asked[0]?.url).toBe('/v2/api/drafts/a%2F..%2Fb%3Fc');
});

it.each(['', '.', '..'])('nothing is asked for %j', async (id) => {
  expect(await draft(id)).toEqual({ ok: true, value: null });
  expect(asked).toEqual([]);
});

it('nothing is asked without the secret', async () => {
  Object.assign(environment(), { PREVIEW_SECRET: undefined });
  expect(await draft('rain-1')).toEqual({ ok: true, value: null });
  expect(asked).toEqual([]);
});
