import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { environment } from '@/lib/config/environment.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { ghostDraft } from '@/lib/testing/ghostDraft';
import { startLocalServer } from '@/lib/testing/localServer';
import { adminToken, draft } from './draft';

const SECRET = '5'.repeat(64);
const KEY = `${'4'.repeat(24)}:${SECRET}`;
const { id, uuid } = ghostDraft;

const asked: IncomingMessage[] = [];
let post: object = ghostDraft;
let ghost: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  ghost = await startLocalServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://ghost.invalid');
    response.setHeader('content-type', 'application/json');
    if (!pathname.startsWith('/ghost/api/admin/'))
      return void response.end(JSON.stringify({ settings: { locale: 'en' } }));
    asked.push(request);
    response.end(JSON.stringify({ posts: [post] }));
  });
  process.env.NEWS_API_URL = ghost.url;
  process.env.NEWS_SOURCE = 'ghost';
  process.env.NEWS_MIN_AGE_MS = '0';
  process.env.GHOST_CONTENT_KEY = '0'.repeat(26);
  process.env.GHOST_ADMIN_KEY = KEY;
});
afterAll(() => ghost.stop());
beforeEach(() => {
  asked.splice(0);
  post = ghostDraft;
  Object.assign(environment(), { GHOST_ADMIN_KEY: KEY, GHOST_MEMBERS_POSTS: 'hidden' });
});

it('is given as its editor has saved it, without what only editors see', async () => {
  const result = await draft(id);
  expect(result.ok && result.value).toMatchObject({
    id,
    lang: 'en',
    title: 'A title still being written',
    publishedAt: '2026-11-26T09:30:00.000Z',
    author: 'News desk',
  });
  const text = JSON.stringify(result);
  expect(text).toContain('A text that nobody has read.');
  expect(text).not.toMatch(/alert|desk@example/);
});

it.each([
  [id, `/ghost/api/admin/posts/${id}/?formats=html&include=tags,authors`],
  [
    uuid,
    `/ghost/api/admin/posts/?filter=uuid:%27${uuid}%27&limit=1&formats=html&include=tags,authors`,
  ],
])('%s is asked for in one call, each time', async (given, path) => {
  await draft(given);
  await draft(given);
  expect(asked.map(({ url }) => url)).toEqual([path, path]);
});

it('says who asks by a token of a minute, which only the secret makes', async () => {
  await draft(id);
  const { authorization = '', 'accept-version': version } = asked[0]?.headers ?? {};
  expect(version).toBe('v5.0');
  const [head = '', claims = '', signature] = authorization.replace(/^Ghost /, '').split('.');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT', kid: '4'.repeat(24) });
  const expected = createHmac('sha256', Buffer.from(SECRET, 'hex'));
  expect(signature).toBe(expected.update(`${head}.${claims}`).digest('base64url'));
});

it('a token is of its moment', () => {
  const [, claims = ''] = adminToken(KEY, 1_800_000_000_999).split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    iat: 1_800_000_000,
    exp: 1_800_000_060,
    aud: '/admin/',
  });
});

it.each(['', '42', '../users/me', `${id}'`, `${uuid}'+status:published`, uuid.toUpperCase()])(
  'nothing is asked for %j',
  async (given) => {
    expect(await draft(given)).toEqual({ ok: true, value: null });
    expect(asked).toEqual([]);
  },
);

it.each(['members', 'paid', 'tiers', ''])(
  'a post for %j is none, as on the site',
  async (visibility) => {
    post = { ...ghostDraft, visibility };
    expect(await draft(id)).toEqual({ ok: true, value: null });
  },
);

it('a post for members is its free part where the site shows those', async () => {
  Object.assign(environment(), { GHOST_MEMBERS_POSTS: 'teaser' });
  post = {
    ...ghostDraft,
    visibility: 'paid',
    html: '<p>Free.</p><!--members-only--><p>Paid for.</p>',
    excerpt: 'Free. Paid for.',
  };
  const result = await draft(id);
  expect(result.ok && result.value).toMatchObject({ premium: true, summary: 'Free.' });
  expect(JSON.stringify(result)).not.toContain('Paid');
});

it('without the key the log says what is missing', async () => {
  Object.assign(environment(), { GHOST_ADMIN_KEY: undefined });
  expectConsole('error', /GHOST_ADMIN_KEY must be set/);
  expect(await draft(id)).toMatchObject({ ok: false });
  expect(asked).toEqual([]);
});
