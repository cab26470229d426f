import { Agent } from 'node:http';
import { freePort } from '../../scripts/freePort.mjs';
import { expect, test } from '../fixtures';
import { answers, runProgram, startSite } from '../site';
import { statusOf } from './statusOf';

test('a server told to stop is not ready at once, serves for DRAIN_MS, lets what is under way end, and exits 0', async ({
  provider,
  upstream,
}) => {
  // Long enough for what a busy machine has to ask meanwhile.
  const { origin, server } = await startSite({
    NEWS_API_URL: provider.origin,
    DRAIN_MS: '10000',
    NEWS_TIMEOUT_MS: '30000',
  });
  const agent = new Agent({ keepAlive: true });
  expect(await statusOf(origin, '/api/ready', {}, agent)).toBe(200);
  // Readiness does not wait for the call that it makes, which the next one would join.
  expect(await statusOf(origin, '/api/breaking-news', {}, agent)).toBe(200);
  upstream.hold('breaking-news');
  const slow = statusOf(origin, '/api/breaking-news', {}, agent);
  await expect
    .poll(() => upstream.callsOf('breaking-news').some(({ status }) => status === null))
    .toBe(true);
  const stopped = server.stop();
  await expect.poll(() => statusOf(origin, '/api/ready', {})).toBe(503);
  expect(await statusOf(origin, '/tools/bmi-calculator', {})).toBe(200);
  await expect.poll(() => answers(`${origin}/api/health`), { timeout: 60_000 }).toBe(false);
  server.signal('SIGTERM');
  server.signal('SIGINT');
  upstream.release('breaking-news');
  expect(await slow).toBe(200);
  expect(await stopped).toBe(0);
});

test('a second SIGTERM to `npm start` cuts nothing that is under way, and leaves nothing running', async ({
  provider,
  upstream,
}) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const npm = runProgram('npm', ['start'], {
    PORT: String(port),
    NEWS_API_URL: provider.origin,
    NEWS_TIMEOUT_MS: '30000',
  });
  await expect.poll(() => answers(`${origin}/api/health`), { timeout: 60_000 }).toBe(true);
  upstream.hold('breaking-news');
  const slow = statusOf(origin, '/api/breaking-news');
  await expect
    .poll(() => upstream.callsOf('breaking-news').some(({ status }) => status === null))
    .toBe(true);
  npm.signal('SIGTERM');
  await expect.poll(() => answers(`${origin}/api/health`)).toBe(false);
  npm.signal('SIGTERM');
  upstream.release('breaking-news');
  expect(await slow).toBe(200);
  await npm.ended();
  expect(await answers(`${origin}/api/health`)).toBe(false);
});
