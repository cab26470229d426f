import { startLocalServer } from '@/lib/testing/localServer';
import { ask } from './ask.mjs';
import { flood, leaveUnread } from './crowding.mjs';

const FLOOD = 20;

/** A site of Hindi alone behind an edge, which falls once it was asked so often. */
async function startOwnSite(fallsAfter = Infinity) {
  const statuses: Readonly<Record<string, number>> = { '/': 200, '/hi': 307, '/en/india': 308 };
  let asked = 0;
  return startLocalServer(({ url = '' }, response) => {
    asked += 1;
    response.writeHead(asked > fallsAfter ? 503 : (statuses[url] ?? 404)).end();
  });
}

it.each([
  ['a flood', (url: string) => flood(url, FLOOD, ask)],
  [
    'connections that read nothing',
    (url: string) => leaveUnread(url, ask, { connections: 3, requests: 2 }),
  ],
])(
  'a site of other languages, whose edge keeps health to itself, holds against %s',
  async (_, run) => {
    const { url, stop } = await startOwnSite();
    expect(await run(url).finally(stop)).toEqual([]);
  },
);

it('names what answers otherwise than at rest', async () => {
  const { url, stop } = await startOwnSite(30);
  const found = await flood(url, FLOOD, ask).finally(stop);
  expect(found).toContain('/en/india in the flood: 503, not 308');
});

it('names what is down at rest', async () => {
  const { url, stop } = await startOwnSite(0);
  const found = await flood(url, 1, ask).finally(stop);
  expect(found).toContain('/ before the attack: 503');
});
