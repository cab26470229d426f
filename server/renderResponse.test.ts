import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RenderResponse } from './renderResponse.mjs';

const readers: ServerResponse[] = [];
const server = createServer((_, response) => void readers.push(response));
beforeAll(async () => {
  await once(server.listen(0), 'listening');
});
beforeEach(() => void readers.splice(0));
afterEach(() => server.closeAllConnections());
afterAll((done) => void server.close(done));

/** A reader, who takes what he gets when he begins to read. */
async function connect(render: RenderResponse) {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', agent: false }).on('error', () => {});
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  render.add(response);
  const answer = once(request, 'response').then(([one]: IncomingMessage[]) => one);
  answer.catch(() => {});
  return {
    response,
    read: async () => {
      const one = await answer;
      return one && buffer(one);
    },
  };
}

const until = async (holds: () => boolean) => {
  while (!holds()) await nextTurn();
};
/** More than a kernel's buffers take. */
const LONG = Buffer.alloc(20_000_000, 'a');

describe('an answer of which all is kept', () => {
  it('does not wait for its readers', async () => {
    const render = new RenderResponse('/', {}, { keptBytes: 40_000_000 });
    const slow = await connect(render);
    expect(render.write(LONG)).toBe(true);
    expect([slow.response.writableNeedDrain, render.writableNeedDrain]).toEqual([true, false]);
    render.end('b');
    await until(() => render.closed);
    expect((await slow.read())?.length).toBe(20_000_001);
  });

  it.each([
    ['a string', 'ü', 'ü'],
    ['bytes of a longer buffer', new Uint8Array(Buffer.from('abc').buffer, 0, 0), ''],
    ['nothing', undefined, ''],
  ])('ends with %s', async (_, last, expected) => {
    const render = new RenderResponse('/', {});
    const reader = await connect(render);
    render.end(last);
    expect((await reader.read())?.toString()).toBe(expected);
  });
});

describe('an answer that is too long to be kept', () => {
  it('waits for its reader', async () => {
    const render = new RenderResponse('/', {}, { keptBytes: 10 });
    const reader = await connect(render);
    expect(render.write(LONG)).toBe(false);
    expect([render.writableNeedDrain, render.isOpen]).toEqual([true, false]);
    const drained = once(render, 'drain');
    const body = reader.read();
    await drained;
    expect(render.writableNeedDrain).toBe(false);
    render.end('b');
    expect((await body)?.length).toBe(20_000_001);
  });

  it('goes on as fast as its fastest reader, and cuts who is behind by more than is kept', async () => {
    const render = new RenderResponse('/', {}, { keptBytes: 10 });
    const [slow, fast] = [await connect(render), await connect(render)];
    render.write(LONG);
    const body = fast.read();
    await once(render, 'drain');
    render.write('b');
    await until(() => slow.response.closed);
    render.end('c');
    expect((await body)?.length).toBe(20_000_002);
  });
});
