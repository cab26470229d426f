// Whether a site that runs for long goes on as it began: `npm run soak`, with a build, for 30 minutes or
// `-- --minutes 15`. Steady load over all kinds of page, and a provider that fails in turn in all ways.
// Ends with 1 when memory or descriptors grow, when the process ends, or when a fault of ours is logged.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import '../exitOnSignal.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { requireBuild, ROOT } from '../build.mjs';
import { untilOk } from '../edge/until.mjs';
import { readOptions } from '../options.mjs';
import { createFaultyProvider, TURN_MS } from './faultyProvider.mjs';
import { heldIn, watchGauges } from '../gauges.mjs';
import { startLoad } from './load.mjs';

const MINUTE_MS = 60_000;
/** What is loaded and compiled by then stays. */
const SETTLED_MINUTES = 5;
/** Some faults take more memory than others, so that only whole turns of them can be compared. */
const TURN_MINUTES = TURN_MS / MINUTE_MS;
const LIMIT_MB = 350;
const LIMIT_GROWTH = 1.1;
/** Connections that happen to be open. */
const LIMIT_DESCRIPTORS = 40;
/**
 * On a machine with much memory V8 lets garbage lie, since it may take half of it: what is measured is
 * what is held.
 */
const HEAP = '--max-old-space-size=256';
/** What Node says of a promise that nobody handles, and what is logged of a fault of ours. */
const FAULT_OF_OURS = /unhandled|"err":/i;

const { minutes = 30 } = readOptions(process.argv.slice(2));
const shortest = SETTLED_MINUTES + 2 * TURN_MINUTES;
if (minutes < shortest) throw new Error(`--minutes must be ${shortest} or more`);
requireBuild();
const [news, port, metrics] = [await freePort(), await freePort(), await freePort()];
const { server: provider, faultNow } = createFaultyProvider();
await once(provider.listen(news), 'listening');
const origin = `http://localhost:${port}`;
const site = spawn(process.execPath, ['server/server.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: HEAP,
    PORT: String(port),
    METRICS_PORT: String(metrics),
    SITE_URL: origin,
    NEWS_API_URL: `http://localhost:${news}`,
  },
});
const ended = once(site, 'exit');
process.once('exit', () => site.kill()); // also when an exception ends this process
/** @type {string[]} */
const faults = [];
let lines = 0;
for (const stream of [site.stdout, site.stderr])
  createInterface(stream).on('line', (line) => {
    lines++;
    if (FAULT_OF_OURS.test(line)) faults.push(line.slice(0, 300));
  });

await untilOk(`${origin}/api/health`);
const gauges = watchGauges(metrics);
const load = startLoad(origin);
/** @type {ReturnType<typeof heldIn>[]} of each minute */
const held = [];
while (held.length < minutes && site.exitCode === null) {
  await pause(MINUTE_MS);
  held.push(heldIn(gauges.readings, gauges.readings.at(-1)?.ms ?? 0));
  const { megabytes, descriptors } = held.at(-1) ?? { megabytes: 0, descriptors: 0 };
  const counts = [...load.counts].map(([what, count]) => `${what} ${count}`).join(', ');
  console.log(
    `minute ${held.length}: ${megabytes} MB, ${descriptors} descriptors; ${counts}; provider ${faultNow() ?? 'good'}`,
  );
}
load.stop();
gauges.stop();
const died = site.exitCode !== null;
site.kill('SIGTERM');
const [exitCode] = await ended;
provider.closeAllConnections();
provider.close();

const settled = mostOf(held.slice(SETTLED_MINUTES).slice(0, TURN_MINUTES));
const last = mostOf(held.slice(-TURN_MINUTES));
const verdicts = [
  [!died && exitCode === 0, `process ${died ? 'died' : 'ended'} with ${exitCode}`],
  [
    last.megabytes <= settled.megabytes * LIMIT_GROWTH,
    `memory ${settled.megabytes} MB, then ${last.megabytes} MB`,
  ],
  [last.megabytes < LIMIT_MB, `below ${LIMIT_MB} MB`],
  [
    last.descriptors - settled.descriptors <= LIMIT_DESCRIPTORS,
    `descriptors ${settled.descriptors}, then ${last.descriptors}`,
  ],
  [faults.length === 0, `${faults.length} faults of ours in ${lines} lines of the log`],
];
for (const [holds, what] of verdicts) console.log(`${holds ? 'held    ' : 'GAVE WAY'}  ${what}`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = verdicts.every(([holds]) => holds) ? 0 : 1;

/**
 * The most that was held in some minutes; NaN, which no limit holds, where none was measured.
 * @param {typeof held} some
 */
function mostOf(some) {
  const most = (/** @type {number[]} */ values) => (some.length ? Math.max(...values) : NaN);
  return {
    megabytes: most(some.map(({ megabytes }) => megabytes)),
    descriptors: most(some.map(({ descriptors }) => descriptors)),
  };
}
