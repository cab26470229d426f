import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import en from '#site/messages/en.json';
import hi from '#site/messages/hi.json';
import { createLoadLimit } from './loadLimit.mjs';
import { createRequestHandler } from './requestHandler.mjs';

let server: Server;
const pages = jest.fn<Promise<void>, Parameters<Parameters<typeof createRequestHandler>[0]>>(
  async (_, response) => void response.end('page'),
);
const compress = jest.fn();
const serveScript = jest.fn(
  (request: IncomingMessage, response: ServerResponse, next: () => void) =>
    request.url === '/script.js' ? void response.end('script') : next(),
);
beforeEach(() => jest.clearAllMocks());
afterEach((done) => {
  server.close(done);
  server.closeAllConnections();
});

const start = (rendering: number) =>
  new Promise<void>((done) => {
    const handle = createRequestHandler(pages, {
      loadLimit: createLoadLimit({ rendering, waitMs: 0 }),
      compress,
      serveScript,
    });
    server = createServer(handle).listen(0, done);
  });

/** A request whose target is sent as it stands. */
async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((done, fail) => {
    get({ port, path }, done).on('error', fail);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it.each(['/./hi', '/og/../hi', '/%2e/hi', 'http://evil.example/../hi', 'ftp://evil.example/', '*'])(
  'the target %j is refused with 400, kept by nobody',
  async (path) => {
    await start(1);
    const { status, headers, body } = await ask(path);
    expect([status, headers['cache-control'], body]).toEqual([400, 'no-store', '']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(pages).not.toHaveBeenCalled();
  },
);

it('a request with two hosts is refused with 400', async () => {
  await start(1);
  const { port } = server.address() as AddressInfo;
  const socket = connect(port);
  socket.write('GET /hi HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(pages).not.toHaveBeenCalled();
});

describe('with no slot for another page', () => {
  beforeEach(() => start(0));

  it.each([
    ['/', en.Overload.busy],
    ['/india', en.Overload.busy],
    ['/hi', hi.Overload.busy],
    ['/hi/news/a', hi.Overload.busy],
    ['/api/posters', en.Overload.busy],
  ])('%s is 503 in its own language, kept by nobody', async (path, text) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['cache-control'], headers['retry-after'], body]).toEqual([
      503,
      'no-store',
      '5',
      text,
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('nothing is made for a page: a crowd is refused thousands of times', async () => {
    await ask('/hi');
    expect(compress).not.toHaveBeenCalled();
    expect(serveScript).not.toHaveBeenCalled();
  });

  it.each(['/api/health', '/api/ready', '/pictures/fit?url=a', '/og/a.jpg', '/script.js'])(
    '%s is answered all the same',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
    },
  );
});
