import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expectConsole } from '@/lib/testing/expectConsole';
import { createLoadLimit } from './loadLimit.mjs';
import { createRequestHandler } from './requestHandler.mjs';

/** Stands in for Next. */
const asked: string[] = [];
const page: Parameters<typeof createRequestHandler>[0] = async ({ url = '' }, response) => {
  asked.push(url);
  switch (url) {
    case '/throws':
      throw new Error('a fault of ours');
    case '/throws-late':
      response.writeHead(200).write('half');
      throw new Error('a fault of ours');
    case '/unchanged':
      return void response.writeHead(304).end();
    case '/endless':
      response.writeHead(200).write('half');
      return new Promise(() => {});
    case '/silent':
      return new Promise(() => {});
    default:
      response.writeHead(200, { 'content-type': 'text/html' }).end('whole');
  }
};

const loadLimit = createLoadLimit({ rendering: 1, waitMs: 0 });
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(createRequestHandler(page, { loadLimit })).listen(0);
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void asked.splice(0));
afterAll((done) => {
  server.close(done);
  server.closeAllConnections();
});

const until = async (holds: () => boolean) => {
  while (!holds()) await nextTurn();
};
/** A request whose answer nobody reads. */
const send = (path: string) => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return socket.on('error', () => {});
};

it.each([
  ['/', {}, 200],
  ['/', { method: 'HEAD' }, 200],
  ['/unchanged', {}, 304],
])('a slot is given back after %s, %j, %d', async (path, init, status) => {
  for (let at = 0; at < 3; at++) expect((await fetch(origin + path, init)).status).toBe(status);
  await until(() => loadLimit.taken() === 0);
});

it.each([
  ['/throws', 500],
  ['/throws-late', 200],
])('a slot is given back after the fault of %s', async (path, status) => {
  expectConsole('error', /a fault of ours/);
  for (let at = 0; at < 3; at++) expect((await fetch(origin + path)).status).toBe(status);
  await until(() => loadLimit.taken() === 0);
});

it.each(['/endless', '/silent'])(
  'a slot is given back when the reader of %s leaves',
  async (path) => {
    const socket = send(path);
    await until(() => asked.length === 1);
    expect(loadLimit.taken()).toBe(1);
    expect((await fetch(origin)).status).toBe(503);
    socket.destroy();
    await until(() => loadLimit.taken() === 0);
    expect((await fetch(origin)).status).toBe(200);
  },
);

it('renders nothing for a reader who left before the burst had ended', async () => {
  const closed = new Promise((done) => {
    server.once('request', (_, response) => {
      response.once('close', done);
      response.req.socket.destroy();
    });
  });
  send('/');
  await closed;
  await nextTurn();
  await nextTurn();
  expect([asked, loadLimit.taken()]).toEqual([[], 0]);
});
