import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { evaluate, type Sample, type Scrapes, selectorsOf } from '@/lib/testing/promql';

const fileSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+m$/)
            .optional(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const { groups } = fileSchema.parse(parse(readFileSync(join(__dirname, 'alerts.yml'), 'utf8')));
const rules = groups.flatMap((group) => group.rules);

const NOW_S = 1_700_000_000;
const { registry, requestSeconds, providerCallSeconds, providerLastValidAt, policyReports } =
  metrics;

beforeAll(() => collectDefaultMetrics({ register: registry }));
beforeEach(() => registry.resetMetrics());
afterAll(() => registry.clear());

const metricSchema = z.object({
  name: z.string(),
  values: z.array(
    z.object({
      metricName: z.string().optional(),
      labels: z.record(z.string(), z.coerce.string()),
      value: z.union([z.number(), z.nan()]),
    }),
  ),
});

/** What Prometheus would read now, with some of the process's own figures set. */
async function scrape(set: Readonly<Record<string, number>> = {}): Promise<Sample[]> {
  const found = z.array(metricSchema).parse(await registry.getMetricsAsJSON());
  return found.flatMap(({ name, values }) =>
    values.map(({ metricName = name, labels, value }) => ({
      name: metricName,
      labels,
      value: { ...AT_REST, ...set }[name] ?? value,
    })),
  );
}

/** The machine's own figures must decide nothing here. */
const AT_REST = { process_resident_memory_bytes: 3e8, nodejs_eventloop_lag_p99_seconds: 0.02 };

type Scene = { minute: () => void; set?: Readonly<Record<string, number>> };

/** What one process counts while a scene lasts that happens every minute. */
async function scrapesOf({ minute, set = {} }: Scene) {
  minute();
  const before = await scrape(set);
  for (let past = 0; past < 15; past++) minute();
  return { before, now: await scrape(set), timeS: NOW_S };
}

/** The alerts that fire, each with the labels it fires with. */
const firedBy = (scrapes: Scrapes) =>
  rules.flatMap(({ alert, expr }) =>
    evaluate(expr, scrapes).map(({ labels }) => ({ alert, labels })),
  );

const firing = async (scene: Scene) => firedBy(await scrapesOf(scene)).map(({ alert }) => alert);

const request = (route: string, status: number, seconds = 0.05) =>
  requestSeconds.observe({ route, status }, seconds);
const call = (feed: string, outcome: string) => providerCallSeconds.observe({ feed, outcome }, 0.1);
const answered = (ageS: number) => providerLastValidAt.set({ feed: '/news' }, NOW_S - ageS);
const report = (source: string) => policyReports.inc({ directive: 'script-src', source });

/** A minute of a good day. */
function peace() {
  for (let at = 0; at < 100; at++) request('home', 200);
  request('ready', 200);
  call('/news', 'valid');
  call('/posters', 'unchanged');
  answered(5);
}
const peaceAnd = (more: () => void) => () => {
  peace();
  more();
};
const times = (count: number, act: () => void) => () => {
  for (let at = 0; at < count; at++) act();
};

it.each<[string, Scene, string[]]>([
  ['nothing', { minute: peace }, []],
  ['half of the calls fail', { minute: peaceAnd(() => call('/news', 'timeout')) }, []],
  [
    'most calls of one feed fail',
    { minute: peaceAnd(times(2, () => call('/news', 'refused'))) },
    ['ProviderDown'],
  ],
  [
    'every call of a route that is refused to all',
    { minute: peaceAnd(times(9, () => call('/users', 'absent'))) },
    [],
  ],
  ['no answer for 600 s', { minute: peaceAnd(() => answered(600)) }, []],
  ['no answer for 601 s', { minute: peaceAnd(() => answered(601)) }, ['NewsOld']],
  ['5 errors among 105', { minute: peaceAnd(times(5, () => request('list', 502))) }, []],
  [
    '6 errors among 106',
    { minute: peaceAnd(times(6, () => request('list', 502))) },
    ['ServerErrors'],
  ],
  ['5 slow pages of 105', { minute: peaceAnd(times(5, () => request('story', 200, 8))) }, []],
  [
    '6 slow pages of 106',
    { minute: peaceAnd(times(6, () => request('story', 200, 8))) },
    ['PagesSlow'],
  ],
  ['slow pictures', { minute: peaceAnd(times(50, () => request('pictures', 200, 8))) }, []],
  ['600 MB held', { minute: peace, set: { process_resident_memory_bytes: 6e8 } }, []],
  [
    'more than 600 MB held',
    { minute: peace, set: { process_resident_memory_bytes: 6.5e8 } },
    ['MemoryHigh'],
  ],
  ['a lag of 0.4 s', { minute: peace, set: { nodejs_eventloop_lag_p99_seconds: 0.4 } }, []],
  [
    'a lag of 0.6 s',
    { minute: peace, set: { nodejs_eventloop_lag_p99_seconds: 0.6 } },
    ['EventLoopLag'],
  ],
  ['every other probe 503', { minute: peaceAnd(() => request('ready', 503)) }, []],
  [
    'two probes of three 503',
    { minute: peaceAnd(times(2, () => request('ready', 503))) },
    ['NotReady'],
  ],
  ['extensions stopped', { minute: peaceAnd(() => report('extension')) }, []],
  ['scripts of the page stopped', { minute: peaceAnd(() => report('page')) }, ['PolicyViolations']],
])('%s', async (_, scene, alerts) => {
  expect(await firing(scene)).toEqual(alerts);
});

/** As Prometheus tells one process from another. */
const from = (instance: string, samples: readonly Sample[]) =>
  samples.map((sample) => ({ ...sample, labels: { ...sample.labels, instance } }));

it.each<[string, Scene, string]>([
  ['whose probe is 503', { minute: peaceAnd(times(2, () => request('ready', 503))) }, 'NotReady'],
  ['without an answer for 601 s', { minute: peaceAnd(() => answered(601)) }, 'NewsOld'],
])('finds the process %s beside two that are well', async (_, scene, alert) => {
  const well = await scrapesOf({ minute: peace });
  registry.resetMetrics();
  const ill = await scrapesOf(scene);
  const all = (when: 'before' | 'now') => [
    ...from('one', well[when]),
    ...from('two', ill[when]),
    ...from('three', well[when]),
  ];
  const scrapes = { before: all('before'), now: all('now'), timeS: NOW_S };
  expect(firedBy(scrapes)).toEqual([{ alert, labels: { instance: 'two' } }]);
});

it.each(rules)('$alert reads metrics and labels that there are', async ({ expr }) => {
  peace();
  report('page');
  const samples = await scrape();
  for (const { name, labels } of selectorsOf(expr)) {
    const found = samples.filter((sample) => sample.name === name);
    expect(found).not.toEqual([]);
    for (const label of labels) expect(Object.keys(found[0]?.labels ?? {})).toContain(label);
  }
});

it('has eight rules, of different names', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(8);
});
