import fc from 'fast-check';
import { createServer, type ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLoadLimit } from './loadLimit.mjs';

/** A reader's connection, without a network: what the server writes waits until the reader takes it. */
class Connection extends Duplex {
  private taken: (() => void)[] = [];

  override _read() {}
  override _write(_chunk: unknown, _encoding: string, done: () => void) {
    this.taken.push(done);
  }

  ask(requests: number) {
    this.push('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(requests));
  }
  takeAll() {
    for (const done of this.taken.splice(0)) done();
  }
}

type Step =
  | { act: 'connect' | 'ask'; requests: number; at: number }
  | { act: 'close' | 'take' | 'write' | 'end' | 'turn'; at: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constantFrom('connect', 'ask'),
    requests: fc.integer({ min: 1, max: 4 }),
    at: fc.nat(9),
  }),
  fc.record({ act: fc.constantFrom('close', 'take', 'write', 'end', 'turn'), at: fc.nat(9) }),
);

/** More than a response holds before it waits for its reader. */
const MUCH = Buffer.alloc(100_000);

/** A server with a few slots, and what can happen to it, in any order. */
function scene() {
  const limit = createLoadLimit({ rendering: 3, stalled: 2, waitMs: 1, waiting: 2 });
  const connections: Connection[] = [];
  const admitted: ServerResponse[] = [];
  /** Admitted although their reader had gone. */
  const forNobody = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    if (!limit.accepts(request, response)) return;
    const admission = await limit.admits(response);
    if (admission === 'admitted') {
      admitted.push(response);
      if (response.closed) forNobody.add(response);
    }
    if (admission === 'busy') response.end();
  });
  const pick = <One>(of: readonly One[], at: number) =>
    of.length ? of[at % of.length] : undefined;
  const perform = async (one: Step) => {
    switch (one.act) {
      case 'connect': {
        const connection = new Connection();
        connections.push(connection.on('error', () => {}));
        server.emit('connection', connection);
        return connection.ask(one.requests);
      }
      case 'ask':
        return pick(
          connections.filter(({ destroyed }) => !destroyed),
          one.at,
        )?.ask(one.requests);
      case 'close':
        return void pick(connections, one.at)?.destroy();
      case 'take':
        return pick(connections, one.at)?.takeAll();
      case 'write':
        return void pick(
          admitted.filter(({ writableEnded }) => !writableEnded),
          one.at,
        )?.write(MUCH);
      case 'end':
        return void pick(admitted, one.at)?.end();
      case 'turn':
        return nextTurn();
    }
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await nextTurn();
  };
  /** Those that are under way, as readers and renderers see them. */
  const underWay = () =>
    admitted.filter(
      ({ req, writableEnded, writableNeedDrain }) =>
        !req.socket.destroyed && !writableEnded && !writableNeedDrain,
    ).length;
  return { limit, connections, forNobody, perform, settle, underWay };
}

it('a slot is taken by a response that is being rendered for somebody, and by nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { limit, connections, forNobody, perform, settle, underWay } = scene();
      for (const one of steps) await perform(one);
      await settle();
      expect(limit.taken()).toBe(underWay());
      expect(forNobody.size).toBe(0);
      for (const connection of connections) connection.destroy();
      await settle();
      expect(limit.taken()).toBe(0);
    }),
    { numRuns: 300 },
  );
});

it('begins nothing for who left while what came in with it began', async () => {
  const limit = createLoadLimit();
  const connections = [new Connection(), new Connection(), new Connection()];
  const decided: string[] = [];
  const server = createServer(async (request, response) => {
    if (!limit.accepts(request, response)) return;
    const admission = await limit.admits(response);
    decided.push(admission);
    if (admission === 'admitted') for (const other of connections.slice(1)) other.destroy();
  });
  for (const connection of connections) server.emit('connection', connection);
  connections[0]?.ask(1);
  connections[1]?.ask(1);
  connections[2]?.ask(3);
  while (decided.length < 5) await nextTurn();
  expect(decided).toEqual(['admitted', 'gone', 'gone', 'gone', 'gone']);
  expect(limit.taken()).toBe(1);
  // An open one is cut, with a line in the log, after the tests.
  connections[0]?.destroy();
  while (limit.taken() > 0) await nextTurn();
});
