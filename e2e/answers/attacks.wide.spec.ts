import { attacks } from '../../scripts/attack/attacks.mjs';
import { placesLeft } from '../../scripts/attack/leaving.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { expect, test } from '../fixtures';
import { startSite } from '../site';
import { statusOf } from './statusOf';

// What `npm run attack` tries, in small. A busy machine takes its time for a page; a site of its own is given 10 s.
const SHORT = {
  unknown: 200,
  unfinished: 20,
  heldMs: 1_000,
  pipelined: 500,
  unread: 50,
  left: 16,
  answerMs: 30_000,
  crowdedMs: 30_000,
};

let attacked: Awaited<ReturnType<typeof startSite>>;
let metrics: string;

test.beforeAll(async ({ provider }) => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}`;
  attacked = await startSite({ NEWS_API_URL: provider.origin, METRICS_PORT: String(port) });
});
test.afterAll(async () => void (await attacked.server.stop()));

for (const { name, run } of attacks(SHORT)) {
  test(`the site holds against ${name}, which take no place for good`, async () => {
    test.slow();
    const { origin } = attacked;
    expect(await run(origin)).toEqual([]);
    expect(await statusOf(origin, '/api/health')).toBe(200);
    expect(await placesLeft(metrics)).toEqual([]);
  });
}
