import type { ServerResponse } from 'node:http';
import { environment } from '@/lib/config/environment.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { ghostDraft } from '@/lib/testing/ghostDraft';
import { startLocalServer } from '@/lib/testing/localServer';
import { draft as ofApi } from './api/apiSource';
import { draft as ofGhost } from './ghost/draft';

/** What goes wrong with a draft, whatever system has it: nobody sees half of one, or another's. */

const API_STORY = { id: 'a', title: 'Rain', content: 'A text.' };
const SOURCES = {
  'our API': { ask: () => ofApi('a'), good: API_STORY, other: { ...API_STORY, id: 'b' } },
  Ghost: {
    ask: () => ofGhost(ghostDraft.id),
    good: { posts: [ghostDraft] },
    other: { posts: [{ ...ghostDraft, id: 'b', uuid: null }] },
  },
};
const KEPT = 'whatever the draft route answers';

type Answer = (response: ServerResponse, good: object) => void;
let answer: Answer = () => {};
let good: object = {};
let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    if (request.url?.includes('/settings/')) return void response.end('{"settings":{}}');
    answer(response, good);
  });
  process.env.NEWS_API_URL = server.url;
  process.env.PREVIEW_SECRET = 's'.repeat(32);
  process.env.NEWS_SOURCE = 'api';
  process.env.GHOST_CONTENT_KEY = '0'.repeat(26);
  process.env.GHOST_ADMIN_KEY = `${'4'.repeat(24)}:${'5'.repeat(64)}`;
});
afterAll(() => server.stop());

const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end(KEPT);
const text =
  (given: string): Answer =>
  (response) =>
    response.end(given);
const toElsewhere: Answer = (response) =>
  response.writeHead(302, { location: 'https://other.example/' }).end();

describe.each(Object.entries(SOURCES))('of %s', (_, { ask, good: whole, other }) => {
  beforeEach(() => {
    good = whole;
  });

  it('a sound answer is a story', async () => {
    answer = (response, given) => response.end(JSON.stringify(given));
    expect(await ask()).toMatchObject({ ok: true, value: { title: expect.any(String) } });
  });

  it.each([404, 410])('%d is no draft', async (code) => {
    answer = status(code);
    expect(await ask()).toEqual({ ok: true, value: null });
  });

  it.each<[string, Answer]>([
    ['401', status(401)],
    ['403', status(403)],
    ['429', status(429)],
    ['500', status(500)],
    ['503', status(503)],
    ['a redirect to elsewhere', toElsewhere],
    ['HTML', text('<!doctype html><title>Log in</title>')],
    ['nothing', text('')],
    ['half of it', (response, given) => response.end(JSON.stringify(given).slice(0, 40))],
    ['another story', (response) => response.end(JSON.stringify(other))],
    ['a list', text('[]')],
    ['a text', text('"draft"')],
    ['a cut line', (response) => response.socket?.destroy()],
  ])('%s is a failure, of which the log has a line', async (_name, given) => {
    answer = given;
    expectConsole('error', /\/draft/);
    expect(await ask()).toEqual({ ok: false, error: 'News article not found' });
  });

  it('so is no answer in time', async () => {
    jest.replaceProperty(environment(), 'NEWS_TIMEOUT_MS', 300);
    answer = () => {};
    expectConsole('error', /\/draft: TimeoutError/);
    expect(await ask()).toEqual({ ok: false, error: 'News article not found' });
  });
});
