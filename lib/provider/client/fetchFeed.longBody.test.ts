import { ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import type { Feed } from './feed';
import { fetchFeed } from './fetchFeed';

const feed: Feed<string> = {
  name: '/news',
  path: '/api/news',
  failure: 'Failed to fetch news',
  interpret: async (body) => ok(body.toString().trim()),
};

const upstream = fakeUpstream();

const LONG = ' '.repeat(1_000_000);

type Sent = { text: string; etag?: string; status?: number };

/** What the feed gives at a time of the clock, while the provider sends a text. */
async function at(ms: number, { text, etag, status = 200 }: Sent) {
  jest.spyOn(performance, 'now').mockReturnValue(ms);
  upstream.on('/news', (_, response) => {
    if (etag) response.setHeader('ETag', etag);
    response.writeHead(status).end(text);
  });
  return fetchFeed(feed);
}

it('asks for a long body without a validator once a second', async () => {
  expect(await at(0, { text: `one${LONG}` })).toEqual(ok('one'));
  expect(await at(999, { text: `two${LONG}` })).toEqual(ok('one'));
  expect(upstream.calls).toHaveLength(1);
  expect(await at(1000, { text: `two${LONG}` })).toEqual(ok('two'));
});

it('asks for a short one at each call', async () => {
  await at(0, { text: 'one' });
  expect(await at(0, { text: 'two' })).toEqual(ok('two'));
});

it('asks at each call where the provider can say that nothing has changed', async () => {
  await at(0, { text: `one${LONG}`, etag: '"1"' });
  expect(await at(0, { text: `two${LONG}`, etag: '"2"' })).toEqual(ok('two'));
});

it('asks again after a failure, however young the last body is', async () => {
  expectConsole('error', /answered 500/);
  await at(0, { text: `one${LONG}`, etag: '"1"' });
  await at(10, { text: 'down', status: 500 });
  expect(await at(20, { text: `two${LONG}` })).toEqual(ok('two'));
});
