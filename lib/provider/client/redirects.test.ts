import { startLocalServer } from '@/lib/testing/localServer';
import { callProvider } from './callProvider';

let asked: { url: string; key: string | undefined }[] = [];
let answers: Record<string, [number, string]> = {};
let server: Awaited<ReturnType<typeof startLocalServer>>;

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const { url = '', headers } = request;
    asked.push({ url, key: headers['x-key']?.toString() });
    const [status, location] = answers[url] ?? [200, ''];
    response.writeHead(status, location ? { location } : {}).end('{}');
  });
  process.env.NEWS_API_URL = server.url;
  process.env.NEWS_API_HEADER = 'x-key: secret';
});
afterAll(() => server.stop());
beforeEach(() => (asked = []));

const call = async (path: `/${string}`) => {
  const { status, movedTo, body } = await callProvider(path, {
    signal: AbortSignal.timeout(20_000),
  });
  body.resume();
  return { status, movedTo };
};

it.each([301, 302, 307, 308])('follows %d on the same origin', async (status) => {
  answers = { '/a?x=1': [status, '/a/?x=1'] };
  expect((await call('/a?x=1')).status).toBe(200);
  expect(asked).toEqual([
    { url: '/a?x=1', key: 'secret' },
    { url: '/a/?x=1', key: 'secret' },
  ]);
});

it('names where a permanent one leads, without its query', async () => {
  answers = { '/a?key=1': [301, '/b?key=1'] };
  expect((await call('/a?key=1')).movedTo).toBe(`${server.url}/b`);
  answers = { '/a?key=1': [302, '/b?key=1'] };
  expect((await call('/a?key=1')).movedTo).toBeNull();
});

it.each([
  ['another host', 'http://169.254.169.254/'],
  ['another port', 'http://127.0.0.1:9/'],
  ['another name of the host', 'http://localhost/'],
  ['what is no URL', 'http://'],
  ['another scheme', 'file:///etc/passwd'],
  ['an account', 'http://a:b@127.0.0.1/'],
])('does not follow one to %s', async (_, location) => {
  answers = { '/a': [301, location] };
  expect((await call('/a')).status).toBe(301);
  expect(asked).toHaveLength(1);
});

it('follows three and no more', async () => {
  answers = { '/a': [302, '/b'], '/b': [302, '/a'] };
  expect((await call('/a')).status).toBe(302);
  expect(asked).toHaveLength(4);
});
