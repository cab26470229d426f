import type { ServerResponse } from 'node:http';
import { Agent } from 'undici';
import { err, ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { closedOrigin } from '@/lib/testing/localServer';
import type { Feed } from './feed';
import { fetchFeed } from './fetchFeed';

const upstream = fakeUpstream();
const interpret = jest.fn(async (body: Buffer) => ok<unknown>(body.toString()));
const feed: Feed<unknown> = {
  name: '/news',
  path: '/api/news',
  failure: 'Failed to fetch news',
  interpret,
};
const MEGABYTE = 'x'.repeat(1_000_000);

beforeAll(async () => {
  process.env.NEWS_BODY_LIMIT_MB = '8';
});
beforeEach(() => {
  interpret.mockClear();
});

const send = (response: ServerResponse, megabytes: number, tail: string) => {
  Array.from({ length: megabytes }).forEach(() => response.write(MEGABYTE));
  response.end(tail);
};

describe('a failing upstream', () => {
  it.each<[string, RegExp, (response: ServerResponse) => void]>([
    ['answers 500', /answered 500/, (response) => response.writeHead(500).end('[]')],
    ['answers 403', /answered 403/, (response) => response.writeHead(403).end('[]')],
    [
      'leads elsewhere',
      /answered 302/,
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    [
      'leads elsewhere for good',
      /answered 308/,
      (response) => response.writeHead(308, { location: 'http://169.254.169.254/' }).end(),
    ],
    ['breaks off in the head', /other side closed/, (response) => response.socket?.destroy()],
    [
      'breaks off in the body',
      /other side closed/,
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('[{"id":');
        setTimeout(() => response.socket?.destroy(), 20);
      },
    ],
    [
      'sends more than 8 MB',
      /body over 8000000 bytes \(NEWS_BODY_LIMIT_MB raises the limit\)/,
      (response) => send(response, 8, 'x'),
    ],
  ])('%s: the feed’s own message, and nothing is interpreted', async (_, logged, answer) => {
    expectConsole('error', logged);
    upstream.on('/news', (_, response) => answer(response));
    expect(await fetchFeed(feed)).toEqual(err('Failed to fetch news'));
    expect(interpret).not.toHaveBeenCalled();
    expect(upstream.pathsAsked()).toEqual(['/news']);
  });

  it('may send 8 MB', async () => {
    upstream.on('/news', (_, response) => {
      response.write('["');
      send(response, 7, `${'x'.repeat(999_996)}"]`);
    });
    expect(await fetchFeed(feed)).toEqual(ok(`["${'x'.repeat(7_999_996)}"]`));
  });

  it('says of itself that it sends more than 8 MB: nothing of it is read', async () => {
    expectConsole('error', /body over 8000000 bytes/);
    upstream.on('/news', (_, response) => {
      response.writeHead(200, { 'content-length': '8000001' }).write('[');
    });
    expect(await fetchFeed(feed)).toEqual(err('Failed to fetch news'));
  });

  it('hangs: given up after the time that the environment sets', async () => {
    expectConsole('error', /TimeoutError/);
    const time = new AbortController();
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    // Once it has come, or the upstream could count it in the next test.
    upstream.on('/news', () => time.abort(new DOMException('over', 'TimeoutError')));
    expect(await fetchFeed(feed)).toEqual(err('Failed to fetch news'));
    expect(limit.mock.calls).toEqual([[20_000]]);
  });

  it('is not there at all', async () => {
    expectConsole('error', /Failed to fetch news: \w*Error\b/);
    const closed = await closedOrigin();
    const { dispatch } = Agent.prototype;
    jest.spyOn(Agent.prototype, 'dispatch').mockImplementation(function (
      this: Agent,
      call,
      handler,
    ) {
      return dispatch.call(this, { ...call, origin: closed }, handler);
    });
    expect(await fetchFeed(feed)).toEqual(err('Failed to fetch news'));
  });
});
