import { err, ok, type Result } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import type { Feed } from './feed';
import { namedMemories } from './feedMemory';
import { fetchFeed } from './fetchFeed';

const upstream = fakeUpstream();
const interpret = jest.fn<Promise<Result<unknown, string>>, [Buffer, unknown]>();
/** JSON is its value. */
const parsed = async (body: Buffer) => ok<unknown>(JSON.parse(body.toString()));
const feed: Feed<unknown> = {
  name: '/posters',
  path: '/api/posters',
  failure: 'Failed to fetch posters',
  interpret,
};

beforeEach(() => {
  interpret.mockReset().mockImplementation(parsed);
});

describe('fetchFeed', () => {
  it('asks below /api for JSON and hands over what was interpreted', async () => {
    upstream.sends('/posters', [1, 2]);
    expect(await fetchFeed(feed)).toEqual(ok([1, 2]));
    expect(upstream.calls).toEqual([
      { path: '/posters', headers: expect.objectContaining({ accept: 'application/json' }) },
    ]);
  });

  it('makes one call for fifty readers at once, and a new one for the next', async () => {
    upstream.sends('/posters', [1]);
    const results = await Promise.all(Array.from({ length: 50 }, () => fetchFeed(feed)));
    expect(results).toEqual(Array.from({ length: 50 }, () => ok([1])));
    expect(upstream.calls).toHaveLength(1);
    await fetchFeed(feed);
    expect(upstream.calls).toHaveLength(2);
  });

  it('shares a failure among its readers, too, and asks again afterwards', async () => {
    expectConsole('error', /Failed to fetch posters: answered 404/);
    expect(await Promise.all([fetchFeed(feed), fetchFeed(feed)])).toEqual([
      err(feed.failure),
      err(feed.failure),
    ]);
    expect(upstream.calls).toHaveLength(1);
    upstream.sends('/posters', []);
    expect(await fetchFeed(feed)).toEqual(ok([]));
  });

  it('does not parse the same bytes twice', async () => {
    upstream.sends('/posters', [1]);
    await fetchFeed(feed);
    await fetchFeed(feed);
    expect(interpret).toHaveBeenCalledTimes(1);
    upstream.sends('/posters', [2]);
    expect(await fetchFeed(feed)).toEqual(ok([2]));
    expect(interpret).toHaveBeenCalledTimes(2);
  });

  it('sends the ETag it was given and honours 304', async () => {
    upstream.on('/posters', ({ headers }, response) =>
      headers['if-none-match'] === '"v1"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"v1"' }).end('[1]'),
    );
    await fetchFeed(feed);
    expect(await fetchFeed(feed)).toEqual(ok([1]));
    expect(upstream.calls.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"v1"',
    ]);
    expect(interpret).toHaveBeenCalledTimes(1);
  });

  describe('with a result that is made of a header too', () => {
    const counted: Feed<unknown> = {
      ...feed,
      headers: ['x-total'],
      interpret: async (_body, _before, header) => ok([header('x-total'), header('x-other')]),
    };
    /** The same body each time, by the same `ETag` where there is one. */
    const send = (total: string | null, etag?: string) =>
      upstream.on('/posters', ({ headers }, response) => {
        const isKnown = etag !== undefined && headers['if-none-match'] === etag;
        response
          .writeHead(isKnown ? 304 : 200, {
            ...(etag && { etag }),
            ...(total && { 'x-total': total }),
            'x-other': 'o',
          })
          .end(isKnown ? undefined : '[1]');
      });

    it.each([
      ['an unchanged body', undefined],
      ['a 304', '"v1"'],
    ])('makes it anew when the header changes with %s', async (_, etag) => {
      send('150', etag);
      expect(await fetchFeed(counted)).toEqual(ok(['150', null]));
      send('350', etag);
      expect(await fetchFeed(counted)).toEqual(ok(['350', null]));
      expect(upstream.calls).toHaveLength(2);
    });

    it('keeps it when a 304 does not repeat the header', async () => {
      send('150', '"v1"');
      const first = await fetchFeed(counted);
      send(null, '"v1"');
      expect(await fetchFeed(counted)).toBe(first);
    });
  });

  it('forgets an ETag that is no longer sent', async () => {
    upstream.on('/posters', (_, response) => response.writeHead(200, { etag: '"v1"' }).end('[1]'));
    await fetchFeed(feed);
    upstream.sends('/posters', [2]);
    await fetchFeed(feed);
    await fetchFeed(feed);
    expect(upstream.calls.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"v1"',
      undefined,
    ]);
  });

  it('asks again, once, when it is answered 304 without having sent an ETag', async () => {
    expectConsole('error', /answered 304 to a call without an ETag/);
    upstream.on('/posters', (_, response) =>
      upstream.calls.length === 1 ? response.writeHead(304).end() : response.end('[1]'),
    );
    expect(await fetchFeed(feed)).toEqual(ok([1]));
    expect(upstream.calls).toHaveLength(2);
  });

  it('names where a redirect leads, without what may be secret', async () => {
    expectConsole('error', /: answered 301 to https:\/\/www\.example\.org\/news$/);
    upstream.on('/posters', (_, response) =>
      response.writeHead(301, { location: 'https://www.example.org/news?key=secret' }).end(),
    );
    expect(await fetchFeed(feed)).toEqual(err(feed.failure));
  });

  it('fails when it is answered 304 again', async () => {
    expectConsole('error', /Failed to fetch posters: answered 304$/);
    expectConsole('error', /without an ETag/);
    upstream.sendsText('/posters', '', 304);
    expect(await fetchFeed(feed)).toEqual(err(feed.failure));
    expect(upstream.calls).toHaveLength(2);
  });

  it.each<[string, Result<unknown, string>, RegExp | null]>([
    ['could not be used', err('No valid posters found'), /No valid posters found/],
    ['merely counts as empty', ok('empty'), null],
  ])('never sends the ETag of an answer that %s', async (_, result, logged) => {
    if (logged) expectConsole('error', logged);
    interpret.mockResolvedValueOnce(result);
    let broken = true;
    upstream.on('/posters', ({ headers }, response) => {
      if (headers['if-none-match'] === '"fix"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"fix"' }).end(broken ? '[{"id":1,"ti' : '[1]');
    });
    const judged = { ...feed, isValid: (value: unknown) => value !== 'empty' };
    await fetchFeed(judged);
    broken = false;
    expect(await fetchFeed(judged)).toEqual(ok([1]));
    expect(upstream.calls.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([500, 412, 431])(
    'asks at once for the whole after %d, which some answer to conditional calls alone',
    async (status) => {
      expectConsole('error', new RegExp(`answered ${status} to a conditional call`));
      upstream.on('/posters', (request, response) =>
        request.headers['if-none-match']
          ? response.writeHead(status).end()
          : response.writeHead(200, { etag: '"v1"' }).end('[1]'),
      );
      const results = [await fetchFeed(feed), await fetchFeed(feed), await fetchFeed(feed)];
      expect(results).toEqual([ok([1]), ok([1]), ok([1])]);
      expect(upstream.calls).toHaveLength(5);
    },
  );

  it('asks for the whole after a conditional call that broke off', async () => {
    expectConsole('error', /other side closed/);
    upstream.on('/posters', (request, response) =>
      request.headers['if-none-match']
        ? response.socket?.destroy()
        : response.writeHead(200, { etag: '"v1"' }).end('[1]'),
    );
    const results = [await fetchFeed(feed), await fetchFeed(feed), await fetchFeed(feed)];
    expect(results).toEqual([ok([1]), err(feed.failure), ok([1])]);
  });

  it('forgets the ETag of a good answer when a broken one follows', async () => {
    expectConsole('error', /No valid posters found/);
    upstream.on('/posters', (_, response) => response.writeHead(200, { etag: '"v1"' }).end('[1]'));
    await fetchFeed(feed);
    interpret.mockResolvedValueOnce(err('No valid posters found'));
    upstream.on('/posters', (_, response) => response.writeHead(200, { etag: '"v2"' }).end('[2'));
    await fetchFeed(feed);
    await fetchFeed(feed);
    expect(upstream.calls.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"v1"',
      undefined,
    ]);
  });

  it('logs what was interpreted as unusable and passes it on', async () => {
    expectConsole('error', /news: \/posters: No valid posters found/);
    interpret.mockResolvedValue(err('No valid posters found'));
    upstream.sends('/posters', []);
    expect(await fetchFeed(feed)).toEqual(err('No valid posters found'));
  });

  it('remembers when a feed last answered with something usable', async () => {
    expectConsole('error', /answered 500/);
    upstream.sendsText('/posters', 'down', 500);
    await fetchFeed(feed);
    const answeredAt = () => namedMemories().get('/posters')?.lastValidAt;
    expect(answeredAt()).toBeNull();
    upstream.sends('/posters', []);
    const before = Date.now();
    await fetchFeed(feed);
    expect(answeredAt()).toBeGreaterThanOrEqual(before);
  });
});

describe('a feed that may be asked for by its date', () => {
  const DATE = 'Fri, 20 Nov 2026 06:30:00 GMT';
  const dated: Feed<unknown> = { ...feed, byDate: true };
  const asked = () => upstream.calls.map(({ headers }) => headers['if-modified-since']);

  it('keeps its result where nothing has changed since', async () => {
    upstream.on('/posters', (request, response) =>
      request.headers['if-modified-since'] === DATE
        ? response.writeHead(304).end()
        : response.writeHead(200, { 'last-modified': DATE }).end('[1]'),
    );
    expect(await fetchFeed(dated)).toEqual(ok([1]));
    expect(await fetchFeed(dated)).toEqual(ok([1]));
    expect(asked()).toEqual([undefined, DATE]);
    expect(interpret).toHaveBeenCalledTimes(1);
  });

  it('is asked by its ETag where it has one', async () => {
    upstream.on('/posters', (_, response) =>
      response.writeHead(200, { 'last-modified': DATE, etag: '"v1"' }).end('[1]'),
    );
    await fetchFeed(dated);
    await fetchFeed(dated);
    expect(upstream.calls[1]?.headers).toMatchObject({ 'if-none-match': '"v1"' });
    expect(asked()).toEqual([undefined, undefined]);
  });

  it('any other is never asked by a date', async () => {
    upstream.on('/posters', (_, response) =>
      response.writeHead(200, { 'last-modified': DATE }).end('[1]'),
    );
    await fetchFeed(feed);
    await fetchFeed(feed);
    expect(asked()).toEqual([undefined, undefined]);
  });
});
