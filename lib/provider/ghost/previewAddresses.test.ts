import { startLocalServer } from '@/lib/testing/localServer';
import { idsAt } from './singlePosts';

const UUID = 'b16f7a5e-1111-4222-8333-444455556666';
const ID = '6'.repeat(24);
const ROUTE = `/p/${UUID}/`;

const filters: (string | null)[] = [];
let ghost: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  ghost = await startLocalServer(({ url }, response) => {
    const { searchParams, origin } = new URL(url ?? '', 'http://cms.invalid');
    filters.push(searchParams.get('filter'));
    const post = { id: ID, uuid: UUID, visibility: 'public', url: `${origin}/rain/` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ posts: [post] }));
  });
  process.env.NEWS_API_URL = ghost.url;
  process.env.NEWS_SOURCE = 'ghost';
  process.env.NEWS_MIN_AGE_MS = '0';
  process.env.GHOST_CONTENT_KEY = '0'.repeat(26);
});
afterAll(() => ghost.stop());
beforeEach(() => filters.splice(0));

it.each([ROUTE, ROUTE.slice(0, -1), ROUTE.toUpperCase().replace('/P/', '/p/'), `/blog${ROUTE}`])(
  'the preview %s is the post that it was of',
  async (path) => {
    expect(await idsAt([path])).toEqual({ ok: true, value: new Map([[path, ID]]) });
    expect(filters).toEqual([`visibility:public+(uuid:${UUID})`]);
  },
);

it('asks for slugs and previews beside each other', async () => {
  expect(await idsAt(['/rain/', ROUTE])).toEqual({
    ok: true,
    value: new Map([
      ['/rain/', ID],
      [ROUTE, ID],
    ]),
  });
  expect(filters.toSorted()).toEqual([
    'visibility:public+(slug:rain)',
    `visibility:public+(uuid:${UUID})`,
  ]);
});

it.each(['/p/rain/', `/q/${UUID}/`])('takes the end of %s for a slug', async (path) => {
  await idsAt([path]);
  expect(filters).toEqual([expect.stringContaining('slug:')]);
});
