import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createDrain } from './shutdown.mjs';

/** More than the buffers of a connection take. */
const LARGE = Buffer.alloc(20_000_000);

let server: Server;
let drain: () => Promise<void>;
let isDraining: () => boolean;
let open: ServerResponse[];
let port = 0;
const agent = new Agent({ keepAlive: true });

const start = async (listenMs?: number) => {
  open = [];
  server = createServer();
  ({ drain, isDraining } = createDrain(server, listenMs));
  server.on('request', (request, response) => {
    if (request.url === '/slow') open.push(response);
    else if (request.url === '/large') response.end(LARGE);
    else response.end('at once');
  });
  await new Promise<void>((done) => server.listen(0, () => done()));
  ({ port } = server.address() as AddressInfo);
};

beforeEach(() => start());
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

const asked = (path: string) =>
  new Promise<IncomingMessage>((done, fail) => {
    get({ port, path, agent }, (response) => done(response.resume())).on('error', fail);
  });
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setImmediate(done));
};

it('ends at once when nothing is under way, idle connections included', async () => {
  expect((await asked('/')).headers.connection).toBe('keep-alive');
  await drain();
  await expect(asked('/')).rejects.toThrow();
});

it('lets a request under way end, tells its client to close, and takes no new ones', async () => {
  const slow = asked('/slow');
  await until(() => open.length === 1);
  const ended = drain();
  await until(() => !server.listening);
  await expect(
    new Promise((done, fail) => connect(port).on('connect', done).on('error', fail)),
  ).rejects.toThrow(/ECONNREFUSED/);
  open[0]?.end('late');
  const { statusCode, headers } = await slow;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await ended;
});

it('cuts what is still open after ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const slow = asked('/slow');
  const failure = expect(slow).rejects.toThrow(/socket hang up|ECONNRESET/);
  await until(() => open.length === 1);
  const ended = drain();
  await until(() => !server.listening);
  jest.advanceTimersByTime(10_000);
  await ended;
  await failure;
});

it('goes on listening for the set time, and says that it is draining', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  server.close();
  await start(2000);
  expect(isDraining()).toBe(false);
  const ended = drain();
  jest.advanceTimersByTime(1999);
  const { statusCode, headers } = await asked('/');
  expect([isDraining(), statusCode, headers.connection]).toEqual([true, 200, 'close']);
  await jest.advanceTimersByTimeAsync(1);
  await ended;
  await expect(asked('/')).rejects.toThrow(/ECONNREFUSED/);
});

it('answers all that had connected before', async () => {
  const others = new Agent({ maxSockets: 20 });
  const answers = Array.from(
    { length: 20 },
    () =>
      new Promise((done, fail) => {
        get({ host: '127.0.0.1', port, path: '/', agent: others }, ({ statusCode }) =>
          done(statusCode),
        ).on('error', fail);
      }),
  );
  await new Promise<void>((done) => server.once('connection', () => done()));
  await drain();
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
});

it('lets a response that has ended reach a slow reader', async () => {
  const response = await new Promise<IncomingMessage>((done) => {
    get({ port, path: '/large', agent }, done);
  });
  const ended = drain();
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  expect(bytes).toBe(LARGE.length);
  await ended;
});
