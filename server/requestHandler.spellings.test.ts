import {
  createServer,
  get as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { createLoadLimit } from './loadLimit.mjs';
import { createRequestHandler } from './requestHandler.mjs';

let server: Server;

/** Stands in for Next, and says what reached it and what pages can read. The site is full: no page has a slot. */
beforeAll((done) => {
  const handler = createRequestHandler(
    async ({ url, headers }, response) => {
      const { target, sentTarget } = requestContext.getStore() ?? {};
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private' });
      response.end(JSON.stringify({ url, target, sentTarget, mark: headers['x-machine-route'] }));
    },
    {
      loadLimit: { ...createLoadLimit(), admits: async () => admission },
      posts: new Map([
        [
          '/api/reports/csp',
          (_: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end(),
        ],
      ]),
    },
  );
  server = createServer(handler).listen(0, done);
});
let admission: 'admitted' | 'busy';
beforeEach(() => (admission = 'admitted'));
afterAll((done) => {
  server.close(done);
  server.closeAllConnections();
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };
const get = (path: string, method = 'GET') =>
  new Promise<Answer>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    ask({ port, path, method }, async (response) => {
      const { statusCode: status, headers } = response;
      done({ status, headers, body: await text(response) });
    }).on('error', fail);
  });

/** What is decided about a path, and by nothing else. */
const decisions = async (path: string) => {
  const { status, headers, body } = await get(path);
  return {
    status,
    url: JSON.parse(body).url,
    mark: JSON.parse(body).mark,
    target: JSON.parse(body).target,
    cacheControl: headers['cache-control'],
    shownElsewhere: headers['cross-origin-resource-policy'],
    policy: headers['content-security-policy'],
    vary: headers.vary,
  };
};

it.each([
  ['/%68i?x=%31', '/hi?x=%31'],
  ['/%6cite', '/lite'],
  ['/h%69/%6Cite/india', '/hi/lite/india'],
  ['/%66eeds/en/all.rss', '/feeds/en/all.rss'],
  ['/o%67/a.jpg', '/og/a.jpg'],
  ['/%69cons.svg', '/icons.svg'],
  ['/%73w.js', '/sw.js'],
  ['/%5Fnext/static/a.js', '/_next/static/a.js'],
  ['/%61pi/%72eady', '/api/ready'],
  ['/news/a%2emd', '/news/a%2Emd'],
  ['/news/a%2Ersc', '/news/a.rsc'],
])('all that is decided about %s is as of %s', async (spelling, path) => {
  expect(await decisions(spelling)).toEqual(await decisions(path));
});

it.each(['/api/%72eady', '/api/h%65alth', '/%70ictures/fit?url=a', '/%6fg/a.jpg'])(
  '%s needs no slot, as the path it means',
  async (path) => {
    admission = 'busy';
    expect((await get(path)).status).toBe(200);
    expect((await get('/hi')).status).toBe(503);
  },
);

it('a report has its own receiver under another spelling', async () => {
  expect((await get('/api/reports/%63sp', 'POST')).status).toBe(204);
});

it.each([
  ['/LITE', undefined],
  ['/Feeds/en/all.rss', undefined],
  ['//feeds/en/all.rss', undefined],
  ['/api%2Fready', undefined],
])('%s is another path, since Next takes it for one', async (path, mark) => {
  expect(JSON.parse((await get(path)).body)).toEqual({
    url: path,
    target: path,
    sentTarget: path,
    mark,
  });
});

it('what was sent is known beside it, for who takes one spelling alone', async () => {
  expect(JSON.parse((await get('/%70ictures/fit?url=%61')).body)).toMatchObject({
    target: '/pictures/fit?url=%61',
    sentTarget: '/%70ictures/fit?url=%61',
  });
});
