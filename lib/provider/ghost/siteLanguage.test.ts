import { expectConsole } from '@/lib/testing/expectConsole';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { startLocalServer } from '@/lib/testing/localServer';
import { archive } from './archive';

type Settings = { status: number; body: string };
const says = (settings: object): Settings => ({
  status: 200,
  body: JSON.stringify({ settings, meta: {} }),
});

const POST = { id: '6'.repeat(24), visibility: 'public', url: 'https://cms.example/a/' };
const NEPALI = 'काठमाडौंमा भारी वर्षा';

const calls: string[] = [];
let settings: Settings;
let posts: object[];
let ghost: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  ghost = await startLocalServer(({ url = '' }, response) => {
    const isSettings = url.startsWith('/ghost/api/content/settings/?key=');
    calls.push(isSettings ? 'settings' : 'posts');
    response.setHeader('content-type', 'application/json');
    if (isSettings) response.writeHead(settings.status).end(settings.body);
    else response.end(JSON.stringify({ posts }));
  });
  process.env.NEWS_API_URL = ghost.url;
  process.env.NEWS_SOURCE = 'ghost';
  process.env.NEWS_MIN_AGE_MS = '0';
  process.env.GHOST_CONTENT_KEY = '0'.repeat(26);
});
afterAll(() => ghost.stop());
beforeEach(() => {
  forgetProcess();
  calls.splice(0);
  posts = [{ ...POST, title: NEPALI }];
});

async function languages() {
  const page = await archive({ by: 'all' }, { number: 1, size: 10 });
  return page.ok ? page.value.stories.map(({ lang, otherLanguage }) => otherLanguage ?? lang) : [];
}

it.each([
  ['by its locale', says({ locale: 'ne', lang: 'ne' }), 'ne'],
  ['by the locale’s older name', says({ lang: 'ne-NP' }), 'ne'],
  ['not, where nobody has set it', says({ locale: 'en', lang: 'en' }), 'hi'],
  ['not, where it says no language', says({ locale: 'x' }), 'hi'],
])('a post that names no language has that of its Ghost %s', async (_, given, language) => {
  settings = given;
  expect(await languages()).toEqual([language]);
});

it('a post that names its language has that', async () => {
  settings = says({ locale: 'ne' });
  const tags = [{ name: '#mr', slug: 'hash-mr', visibility: 'internal' }];
  posts = [{ ...POST, title: NEPALI, tags }];
  expect(await languages()).toEqual(['mr']);
});

it.each([
  ['fail', { status: 500, body: '' }],
  ['are refused', { status: 403, body: '{}' }],
  ['are no JSON', { status: 200, body: '<html>' }],
  ['have another shape', { status: 200, body: '{"settings":[]}' }],
])('settings that %s change nothing', async (_, given) => {
  expectConsole('error', /settings/);
  settings = given;
  expect(await languages()).toEqual(['hi']);
});

it('are asked for once', async () => {
  settings = says({ locale: 'ne' });
  await languages();
  await languages();
  expect(calls).toEqual(['posts', 'settings', 'posts']);
});
