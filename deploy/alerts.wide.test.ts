import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { createLoadLimit } from '@/server/loadLimit.mjs';
import { observeSlots } from '@/server/metrics.mjs';
import { type Series, unexpectedAlerts } from './testing/promtool';

// Minutes of traffic, counted by the process's own metrics, and the rules evaluated over them by Prometheus'.

const FILE = join(__dirname, 'alerts.yml');
const fileSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const rules = fileSchema
  .parse(parse(readFileSync(FILE, 'utf8')))
  .groups.flatMap((group) => group.rules);

const {
  registry,
  requestSeconds,
  providerCallSeconds,
  providerLastValidAt,
  policyReports,
  pushes,
} = metrics;

beforeAll(() => {
  collectDefaultMetrics({ register: registry });
  observeSlots(createLoadLimit());
});
beforeEach(() => registry.resetMetrics());
afterAll(() => registry.clear());

/** The machine's own figures must decide nothing here. */
const AT_REST = { process_resident_memory_bytes: 3e8, nodejs_eventloop_lag_p99_seconds: 0.02 };
/** Longer than any range and any `for` of the rules. */
const MINUTES = 30;

type Scene = {
  /** What one process counts in each minute. `timeS` is the time in seconds. */
  minute: (timeS: number) => void;
  /** Some of its figures as they shall be, by name. */
  set?: Readonly<Record<string, number>>;
};

/** What Prometheus would read of a process, minute by minute. */
async function series(instance: string, { minute, set = {} }: Scene): Promise<Series> {
  const all = new Map([[`up{job="site",instance="${instance}"}`, Array(MINUTES + 1).fill(1)]]);
  const fixed: Readonly<Record<string, number>> = { ...AT_REST, ...set };
  for (let past = 0; past <= MINUTES; past++) {
    minute(past * 60);
    for (const line of (await registry.metrics()).split('\n')) {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (!name) continue;
      const key = `${name}{${labels && `${labels},`}job="site",instance="${instance}"}`;
      const values = all.get(key) ?? [];
      values[past] = fixed[name] ?? Number(value);
      all.set(key, values);
    }
  }
  registry.resetMetrics();
  return all;
}

const request = (route: string, status: number, seconds = 0.05) =>
  requestSeconds.observe({ route, status }, seconds);
const call = (feed: string, outcome: string) => providerCallSeconds.observe({ feed, outcome }, 0.1);
const answered = (timeS: number) => providerLastValidAt.set({ feed: '/news' }, timeS);
function pushed(sent: number, refused: number) {
  pushes.inc({ outcome: 'sent' }, sent);
  pushes.inc({ outcome: 'refused' }, refused);
}
const report = (source: string) => policyReports.inc({ directive: 'script-src', source });

/** A minute of a good day. */
function peace(timeS: number) {
  for (let at = 0; at < 100; at++) request('home', 200);
  request('ready', 200);
  call('/news', 'valid');
  call('/posters', 'unchanged');
  answered(timeS - 5);
}
const peaceAnd = (more: (timeS: number) => void) => (timeS: number) => {
  peace(timeS);
  more(timeS);
};
const times = (count: number, act: () => void) => () => {
  for (let at = 0; at < count; at++) act();
};

const ONE = { instance: 'one', job: 'site' };

/** What happens every minute, and the alerts that then fire, with the labels that they fire with. */
const SCENES: [string, Scene, Record<string, Record<string, string>>][] = [
  ['nothing', { minute: peace }, {}],
  ['half of the calls fail', { minute: peaceAnd(() => call('/news', 'timeout')) }, {}],
  [
    'most calls of one feed fail',
    { minute: peaceAnd(times(2, () => call('/news', 'refused'))) },
    { ProviderDown: { feed: '/news' } },
  ],
  [
    'every call of a route that is refused to all',
    { minute: peaceAnd(times(9, () => call('/users', 'absent'))) },
    {},
  ],
  ['no answer for 600 s', { minute: peaceAnd((timeS) => answered(timeS - 600)) }, {}],
  [
    'no answer for 601 s',
    { minute: peaceAnd((timeS) => answered(timeS - 601)) },
    { NewsOld: { instance: 'one' } },
  ],
  ['5 errors among 105', { minute: peaceAnd(times(5, () => request('list', 502))) }, {}],
  [
    '6 errors among 106',
    { minute: peaceAnd(times(6, () => request('list', 502))) },
    { ServerErrors: {} },
  ],
  ['5 slow pages of 105', { minute: peaceAnd(times(5, () => request('story', 200, 8))) }, {}],
  [
    '6 slow pages of 106',
    { minute: peaceAnd(times(6, () => request('story', 200, 8))) },
    { PagesSlow: {} },
  ],
  ['slow pictures', { minute: peaceAnd(times(50, () => request('pictures', 200, 8))) }, {}],
  ['600 MB held', { minute: peace, set: { process_resident_memory_bytes: 6e8 } }, {}],
  [
    'more than 600 MB held',
    { minute: peace, set: { process_resident_memory_bytes: 6.5e8 } },
    { MemoryHigh: ONE },
  ],
  ['a lag of 0.4 s', { minute: peace, set: { nodejs_eventloop_lag_p99_seconds: 0.4 } }, {}],
  [
    'a lag of 0.6 s',
    { minute: peace, set: { nodejs_eventloop_lag_p99_seconds: 0.6 } },
    { EventLoopLag: ONE },
  ],
  ['every other probe 503', { minute: peaceAnd(() => request('ready', 503)) }, {}],
  [
    'many probes 503, which are no readers',
    { minute: peaceAnd(times(20, () => request('ready', 503))) },
    { NotReady: { instance: 'one' } },
  ],
  [
    'all places taken for 60 s',
    { minute: peace, set: { http_render_places_all_taken_seconds: 60 } },
    {},
  ],
  [
    'all places taken for 61 s',
    { minute: peace, set: { http_render_places_all_taken_seconds: 61 } },
    { PlacesStuck: { instance: 'one' } },
  ],
  ['extensions stopped', { minute: peaceAnd(() => report('extension')) }, {}],
  ['one notification in twenty refused', { minute: peaceAnd(() => pushed(19, 1)) }, {}],
  [
    'two notifications in ten refused',
    { minute: peaceAnd(() => pushed(8, 2)) },
    { PushRefused: {} },
  ],
  [
    'scripts of the page stopped',
    { minute: peaceAnd(() => report('page')) },
    { PolicyViolations: { directive: 'script-src' } },
  ],
];

it.each(SCENES)('%s', async (_, scene, alerts) => {
  expect(unexpectedAlerts(FILE, rules, await series('one', scene), alerts)).toBe('');
});

it.each<[string, Scene, string]>([
  ['whose probe is 503', { minute: peaceAnd(times(2, () => request('ready', 503))) }, 'NotReady'],
  [
    'without an answer for 601 s',
    { minute: peaceAnd((timeS) => answered(timeS - 601)) },
    'NewsOld',
  ],
  [
    'without a free place for 61 s',
    { minute: peace, set: { http_render_places_all_taken_seconds: 61 } },
    'PlacesStuck',
  ],
])('finds the process %s beside two that are well', async (_, scene, alert) => {
  const all = new Map([
    ...(await series('one', { minute: peace })),
    ...(await series('two', scene)),
    ...(await series('three', { minute: peace })),
  ]);
  expect(unexpectedAlerts(FILE, rules, all, { [alert]: { instance: 'two' } })).toBe('');
});

/** What others count: Prometheus itself, and node_exporter. */
type Outside = [string, Record<string, number>, Record<string, Record<string, string>>];
const OUTSIDE: Outside[] = [
  ['a process is gone', { [`up{job="site",instance="one"}`]: 0 }, { ProcessGone: ONE }],
  ...['push', 'ready', 'node'].map((job): Outside => [
    `what answers for ${job} is gone`,
    { [`up{job="site",instance="one"}`]: 1, [`up{job="${job}",instance="two"}`]: 0 },
    { ProcessGone: { job, instance: 'two' } },
  ]),
  [
    'what asks for ready reaches nobody',
    { 'up{job="site",instance="one"}': 1, 'probe_success{job="ready",instance="two"}': 0 },
    { ProcessGone: { job: 'ready', instance: 'two' } },
  ],
  [
    'a job of somebody else is gone',
    { [`up{job="site",instance="one"}`]: 1, [`up{job="shop",instance="two"}`]: 0 },
    {},
  ],
  [
    'no process is known',
    { [`up{job="node",instance="one"}`]: 1 },
    { NoProcessKnown: { job: 'site' } },
  ],
  ['a tenth of the disk is free', disk(100), {}],
  [
    'less than a tenth of the disk is free',
    disk(99),
    { DiskFull: { instance: 'one', mountpoint: '/var/cache/nginx', fstype: 'ext4' } },
  ],
];
/** A disk of 1,000 bytes, beside a process that is there. */
function disk(available: number) {
  const labels = '{instance="one",mountpoint="/var/cache/nginx",fstype="ext4"}';
  return {
    'up{job="site",instance="one"}': 1,
    [`node_filesystem_avail_bytes${labels}`]: available,
    [`node_filesystem_size_bytes${labels}`]: 1000,
  };
}

it.each(OUTSIDE)('%s', (_, figures, alerts) => {
  const all = Object.entries(figures).map(
    ([name, value]) => [name, Array<number>(MINUTES + 1).fill(value)] as const,
  );
  expect(unexpectedAlerts(FILE, rules, new Map(all), alerts)).toBe('');
});

it('sees every rule fire, so that each reads metrics and labels that there are', () => {
  const fired = [...SCENES, ...OUTSIDE].flatMap(([, , alerts]) => Object.keys(alerts));
  expect(rules.map(({ alert }) => alert).filter((alert) => !fired.includes(alert))).toEqual([]);
});

it.each(rules)('$alert has a section that says what to do', ({ alert }) => {
  const manual = readFileSync(join(__dirname, '../docs/operate.md'), 'utf8');
  expect(manual).toMatch(new RegExp(`^### .*\\(.*\`${alert}\`.*\\)$`, 'm'));
});
