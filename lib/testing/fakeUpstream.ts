import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from './localServer';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The provider of a file's tests: no answer is left from one to the next. */
export function fakeUpstream() {
  const upstream = createUpstream();
  beforeAll(upstream.start);
  afterAll(upstream.stop);
  beforeEach(upstream.reset);
  return upstream;
}

export async function startUpstream() {
  const upstream = createUpstream();
  await upstream.start();
  return upstream;
}

/** A provider's API on a port of its own, which answers 404 unless configured. */
function createUpstream() {
  const handlers = new Map<string, Handler>();
  const calls: { path: string; headers: IncomingMessage['headers'] }[] = [];

  let server: Awaited<ReturnType<typeof startLocalServer>> | undefined;

  async function start() {
    server = await startLocalServer((request, response) => {
      const path = (request.url ?? '').replace(/^\/api/, '');
      calls.push({ path, headers: request.headers });
      const handler = handlers.get(path);
      if (handler) handler(request, response);
      else response.writeHead(404).end();
    });
    // Read by the code under test at its first call, which comes later.
    process.env.NEWS_API_URL = server.url;
    // Else a test of failures depends on those before it.
    process.env.NEWS_BACKOFF_MS = '0';
  }

  return {
    start,
    stop: async () => server?.stop(),
    get url() {
      return server?.url ?? '';
    },
    calls,
    /** Settles when as many calls have come. */
    untilCalled: async (count: number) => {
      while (calls.length < count) await new Promise((done) => setImmediate(done));
    },
    pathsAsked: () => calls.map(({ path }) => path),
    on: (path: string, handler: Handler) => handlers.set(path, handler),
    sends: (path: string, body: unknown) =>
      handlers.set(path, (_, response) => response.end(JSON.stringify(body))),
    sendsText: (path: string, body: string, status = 200) =>
      handlers.set(path, (_, response) => response.writeHead(status).end(body)),
    /** Forgets all answers and calls, and empties the memory of the code under test. */
    reset: () => {
      handlers.clear();
      calls.length = 0;
      Reflect.deleteProperty(globalThis, Symbol.for('site.feeds'));
    },
  };
}
