import { deflateRawSync, deflateSync } from 'node:zlib';
import { startLocalServer } from '@/lib/testing/localServer';
import { get, readBody } from './get';

const TEXT = 'शीर्षक '.repeat(20_000);

it.each([
  ['zlib', deflateSync(TEXT), TEXT],
  ['the bare stream', deflateRawSync(TEXT), TEXT],
  ['nothing', Buffer.alloc(0), ''],
])('unpacks deflate of %s', async (_, body, expected) => {
  const server = await startLocalServer((__, response) => {
    response.writeHead(200, { 'content-encoding': 'deflate' }).end(body);
  });
  const response = await get(server.url, { signal: AbortSignal.timeout(20_000) });
  expect((await readBody(response, { limitBytes: 1e7 })).toString()).toBe(expected);
  await server.stop();
});
