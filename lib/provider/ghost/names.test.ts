import { expectConsole } from '@/lib/testing/expectConsole';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { startLocalServer } from '@/lib/testing/localServer';
import { archive } from './archive';

const TAGS = [
  { id: '1', name: 'Narmadapuram', slug: 'narmadapuram', visibility: 'public' },
  { id: '2', name: 'होशंगाबाद', slug: 'hoshangabad', visibility: 'public' },
  { id: '3', name: 'Rain', slug: 'east-nimar', visibility: 'public' },
  { id: '4', name: 'East Nimar', slug: 'tag-4', visibility: 'public' },
  { id: '5', name: 'Eastern Nimar', slug: 'eastern-nimar', visibility: 'public' },
];
const POST = {
  id: '6'.repeat(24),
  title: 'A bridge',
  visibility: 'public',
  tags: [],
  authors: [],
};

const filters: (string | null)[] = [];
let tags: readonly object[] | null = TAGS;
let ghost: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  ghost = await startLocalServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://ghost.invalid');
    response.setHeader('content-type', 'application/json');
    if (pathname.endsWith('/tags/'))
      return void (tags ? response : response.writeHead(500)).end(JSON.stringify({ tags }));
    if (!pathname.endsWith('/posts/'))
      return void response.end(JSON.stringify({ settings: { locale: 'en' } }));
    filters.push(searchParams.get('filter'));
    const meta = { pagination: { total: 1 } };
    response.end(JSON.stringify({ posts: [POST], meta }));
  });
  process.env.NEWS_API_URL = ghost.url;
  process.env.NEWS_SOURCE = 'ghost';
  process.env.NEWS_MIN_AGE_MS = '0';
  process.env.GHOST_CONTENT_KEY = '0'.repeat(26);
});
afterAll(() => ghost.stop());
beforeEach(() => {
  forgetProcess();
  filters.splice(0);
  tags = TAGS;
});

const found = (...names: string[]) => archive({ by: 'names', names }, { number: 1, size: 10 });

it.each([
  ['a tag’s name', ['narmadapuram'], 'narmadapuram'],
  ['one in Hindi', ['होशंगाबाद'], 'hoshangabad'],
  ['a slug', ['hoshangabad'], 'hoshangabad'],
  ['a slug of two words, and a name of two', ['east nimar'], 'east-nimar,tag-4'],
  ['any of several', ['narmadapuram', 'होशंगाबाद'], 'narmadapuram,hoshangabad'],
])('by %s asks for the posts of those tags', async (_, names, slugs) => {
  expect(await found(...names)).toMatchObject({
    ok: true,
    value: { total: 1, stories: [{ title: 'A bridge' }] },
  });
  expect(filters).toEqual([`visibility:public+(tag:[${slugs}])`]);
});

it.each([['nowhere'], ['nimar'], ["x']+visibility:[members"]])(
  'by %j, which names no tag, asks for nothing',
  async (name) => {
    expect(await found(name)).toEqual({ ok: true, value: { stories: [], total: 0 } });
    expect(filters).toEqual([]);
  },
);

it('is no empty list while Ghost does not say its tags', async () => {
  tags = null;
  expectConsole('error', /\/tags: .*answered 500/);
  expect(await found('narmadapuram')).toMatchObject({ ok: false });
  expect(filters).toEqual([]);
});
