import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expectConsole } from '@/lib/testing/expectConsole';
import { createLoadLimit } from './loadLimit.mjs';

type Admission = Awaited<ReturnType<ReturnType<typeof createLoadLimit>['admits']>>;

let server: Server;
let limit: ReturnType<typeof createLoadLimit>;
/** Responses that were accepted, and whether each got a slot, once that is decided. */
let open: { response: ServerResponse; admission: Admission | null }[];
const sockets: Socket[] = [];

const start = (limits: Parameters<typeof createLoadLimit>[0]) =>
  new Promise<void>((done) => {
    limit = createLoadLimit(limits);
    open = [];
    server = createServer(async (request, response) => {
      if (!limit.accepts(request, response)) return;
      const accepted: (typeof open)[number] = { response, admission: null };
      open.push(accepted);
      accepted.admission = await limit.admits(response);
    }).listen(0, done);
  });

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
});

/** A connection that sends so many requests in one packet. */
function send(requests: number, { reads = true } = {}): { isCut: () => boolean } {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' }); // no look-up, which ends when it likes
  sockets.push(socket);
  socket.on('error', () => {}).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(requests));
  if (reads) socket.resume();
  return { isCut: () => socket.closed };
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setImmediate(done));
};
const decided = (responses: number) =>
  until(() => open.length === responses && open.every(({ admission }) => admission !== null));
/** More than a kernel's buffers take, so that the response waits for its reader. */
const LONG = Buffer.alloc(20_000_000);
const fill = (response: ServerResponse) => void response.write(LONG);
const end = (response: ServerResponse) => void response.end(LONG);

it('cuts a connection that has more than eight requests under way', async () => {
  await start({});
  const pipelining = send(2000);
  await until(pipelining.isCut);
  expect(open).toHaveLength(8);
});

it('lets a connection go on that has eight, and again once they are answered', async () => {
  await start({});
  const one = send(8);
  await decided(8);
  for (const { response } of open) response.end();
  await until(() => open.every(({ response }) => response.closed));
  sockets[0]?.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(8));
  await decided(16);
  expect(one.isCut()).toBe(false);
});

it('has slots for so many at once, and one again for each that is complete', async () => {
  await start({ rendering: 2, waitMs: 0 });
  for (let at = 1; at <= 3; at++) {
    send(1);
    await decided(at);
  }
  expect(open.map(({ admission }) => admission)).toEqual(['admitted', 'admitted', 'busy']);
  open[0]?.response.end();
  await until(() => open[0]?.response.writableEnded ?? false);
  send(1);
  await decided(4);
  expect(open[3]?.admission).toBe('admitted');
});

it('decides about a burst of connections when all have come', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(0); // however long a turn takes
  await start({ rendering: 2 });
  let requests = 0;
  // Complete at once, so that each would have a slot if it were asked for by itself.
  server.on('request', (_, response) => void (requests++, setImmediate(() => response.end())));
  for (let at = 0; at < 20; at++) send(1);
  await until(() => open.some(({ admission }) => admission !== null));
  expect(requests).toBe(20);
});

it('gives the slot of a response that waits for its reader to another', async () => {
  await start({ rendering: 1 });
  send(1, { reads: false });
  await decided(1);
  open.forEach(({ response }) => fill(response));
  send(1);
  await decided(2);
  expect(open[1]?.admission).toBe('admitted');
});

it('gives the slots of pipelined responses that are complete but not read', async () => {
  await start({ rendering: 2 });
  send(2);
  await decided(2);
  open[1]?.response.end('complete, and behind the first');
  send(1);
  await decided(3);
  expect(open[2]?.admission).toBe('admitted');
});

it.each([
  ['that is stalled for longest, when too many are', { stalled: 1 }, fill],
  [
    'whose complete response was left for longest, when too much is',
    { unreadBytes: 30_000_000 },
    end,
  ],
] as const)('cuts the connection %s', async (_, limits, answer) => {
  await start(limits);
  for (let at = 1; at <= 2; at++) {
    send(1, { reads: false });
    await decided(at);
  }
  open.forEach(({ response }) => answer(response));
  send(1);
  await decided(3);
  await until(() => open[0]?.response.destroyed ?? false);
  expect(open.map(({ response }) => response.destroyed)).toEqual([true, false, false]);
});

it('gives no slot to one whose reader has gone before the end of its burst', async () => {
  await start({ rendering: 1 });
  for (let at = 1; at <= 3; at++) {
    send(1);
    await until(() => open.length === at);
    open[at - 1]?.response.req.socket.destroy();
    await decided(at);
  }
  expect(open.map(({ admission }) => admission)).toEqual(['gone', 'gone', 'gone']);
});

it('Node: tells no close of responses behind the one that was cut; here they are closed', async () => {
  await start({});
  send(3);
  await decided(3);
  expect(limit.taken()).toBe(3);
  sockets[0]?.destroy();
  await until(() => open.every(({ response }) => response.destroyed));
  expect(limit.taken()).toBe(0);
});

it('looks at no more responses for a request the more are open', async () => {
  await start({ rendering: 1, waitMs: 60_000 });
  let looks = 0;
  const look = () => ((looks += 1), 0);
  server.prependListener('request', (_, response: ServerResponse) => {
    for (const name of ['writableLength', 'writableNeedDrain', 'writableEnded'])
      Object.defineProperty(response, name, { get: look });
  });
  const looksFor = async (requests: number) => {
    const [before, opened] = [looks, open.length];
    for (let at = 0; at < requests; at++) send(1);
    await until(() => open.length === opened + requests);
    return looks - before;
  };
  await looksFor(200);
  expect(await looksFor(100)).toBeLessThan(100 * 32);
});

describe('requests that find no slot', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  /** So many, each on a connection of its own, and one after the other. */
  const ask = async (requests: number) => {
    for (let at = 1; at <= requests; at++) {
      const before = open.length;
      send(1);
      await until(() => open.length > before);
      await settle();
    }
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
  };
  const admissions = () => open.map(({ admission }) => admission);

  it('get it in the order in which they came, once it is free', async () => {
    await start({ rendering: 1, waitMs: 500 });
    await ask(3);
    expect(admissions()).toEqual(['admitted', null, null]);
    open[0]?.response.end();
    await settle();
    expect(admissions()).toEqual(['admitted', 'admitted', null]);
    open[1]?.response.end();
    await settle();
    expect(admissions()).toEqual(['admitted', 'admitted', 'admitted']);
  });

  it('are refused when none is free in time', async () => {
    await start({ rendering: 1, waitMs: 500 });
    await ask(2);
    jest.advanceTimersByTime(499);
    await settle();
    expect(admissions()).toEqual(['admitted', null]);
    jest.advanceTimersByTime(1);
    await settle();
    expect(admissions()).toEqual(['admitted', 'busy']);
    expect(limit.taken()).toBe(1);
  });

  it('are refused at once when too many wait', async () => {
    await start({ rendering: 1, waitMs: 500, waiting: 1 });
    await ask(3);
    expect(admissions()).toEqual(['admitted', null, 'busy']);
  });

  it('do not pass those who wait', async () => {
    await start({ rendering: 1, waitMs: 500 });
    await ask(2);
    open[0]?.response.end();
    await ask(1);
    expect(admissions()).toEqual(['admitted', 'admitted', null]);
  });

  it('leave the queue with their reader', async () => {
    await start({ rendering: 1, waitMs: 500 });
    await ask(3);
    sockets[1]?.destroy();
    await until(() => open[1]?.response.closed ?? false);
    open[0]?.response.end();
    await settle();
    expect(admissions()).toEqual(['admitted', 'gone', 'admitted']);
  });
});

describe('renders that do not end', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  const admit = async (responses: number) => {
    for (let at = open.length + 1; at <= responses; at++) {
      send(1);
      await decided(at);
    }
  };

  it('are stuck once all slots are taken for longer than any lasts', async () => {
    await start({ rendering: 2, longestRenderMs: 1000 });
    await admit(1);
    jest.advanceTimersByTime(500);
    expect([limit.taken(), limit.allTakenMs(), limit.isStuck()]).toEqual([1, 0, false]);
    await admit(2);
    jest.advanceTimersByTime(999);
    expect([limit.taken(), limit.allTakenMs(), limit.isStuck()]).toEqual([2, 999, false]);
    jest.advanceTimersByTime(2);
    expect([limit.allTakenMs(), limit.isStuck()]).toEqual([1001, true]);
  });

  it('are no fault while slots are given back and taken anew', async () => {
    await start({ rendering: 2, longestRenderMs: 1000 });
    await admit(2);
    for (const { response } of open.slice(0, 1)) response.end();
    jest.advanceTimersByTime(900);
    await admit(3);
    jest.advanceTimersByTime(900);
    expect([limit.taken(), limit.isStuck()]).toEqual([2, false]);
  });

  it('are cut in the end, and the log says so', async () => {
    expectConsole('error', /cut a response that did not finish in time/);
    await start({ rendering: 1, longestRenderMs: 1000 });
    await admit(1);
    jest.advanceTimersByTime(1999);
    expect(open[0]?.response.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    await until(() => open[0]?.response.destroyed ?? false);
    await admit(2);
    expect(open[1]?.admission).toBe('admitted');
  });
});
