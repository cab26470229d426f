/** @jest-environment node */
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import './honourStatuses';
import { askForStatus, takeStatus } from './statuses';

const answer = (port: number, nonce: string) =>
  new Promise<IncomingMessage>((done) => {
    get({ port, headers: { 'x-nonce': nonce } }, (response) => done(response.resume()));
  });

describe('honourStatuses', () => {
  const server = createServer((request, response) => {
    if (request.headers['x-nonce'] === 'lost') askForStatus('lost', 404);
    if (request.headers['x-nonce'] === 'dark') askForStatus('dark', 503);
    response.setHeader('x-kept', 'yes');
    response.end('a whole page');
  });
  let port = 0;

  beforeAll((done) => {
    server.listen(0, () => {
      port = (server.address() as AddressInfo).port;
      done();
    });
  });
  afterAll((done) => {
    server.close(done);
  });

  it.each([
    ['lost', 404, undefined],
    ['dark', 503, '120'],
    ['found', 200, undefined],
  ])('answers a page that is %s with %d', async (nonce, status, retryAfter) => {
    const { statusCode, headers } = await answer(port, nonce);
    expect([statusCode, headers['retry-after'], headers['x-kept']]).toEqual([status, retryAfter, 'yes']);
  });

  it('forgets a status once it is sent', async () => {
    await answer(port, 'lost');
    expect(takeStatus('lost')).toBeUndefined();
  });
});
