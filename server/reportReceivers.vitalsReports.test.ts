import { metrics } from '@/lib/telemetry/metrics.mjs';
import { vitalsReports } from './reportReceivers.mjs';

const { 'application/json': schema } = vitalsReports.schemas;
beforeEach(() => metrics.registry.resetMetrics());

const countsOf = async (metric: { get: typeof metrics.vitalSeconds.get }) =>
  (await metric.get()).values
    .filter(({ metricName }) => metricName?.endsWith('_sum'))
    .map(({ labels, value }) => [labels.name, labels.route, value]);

it('counts times in seconds and shifts as they are, by kind of route', async () => {
  const vitals = { LCP: 2400, FCP: 1800, TTFB: 300, INP: 80, CLS: 0.05 };
  for (const report of schema.parse({ path: '/hi/news/rain', vitals })) vitalsReports.count(report);
  expect(await countsOf(metrics.vitalSeconds)).toEqual([
    ['FCP', 'story', 1.8],
    ['INP', 'story', 0.08],
    ['LCP', 'story', 2.4],
    ['TTFB', 'story', 0.3],
  ]);
  expect(await countsOf(metrics.layoutShift)).toEqual([[undefined, 'story', 0.05]]);
});

it('counts what a browser knows and nothing else', async () => {
  const vitals = { TTFB: 0, FID: 3 };
  for (const report of schema.parse({ path: '/', vitals, id: 'reader' }))
    vitalsReports.count(report);
  expect(await countsOf(metrics.vitalSeconds)).toEqual([['TTFB', 'home', 0]]);
  expect(await countsOf(metrics.layoutShift)).toEqual([]);
});

it.each([
  ['no path', { vitals: {} }],
  ['a URL of another site', { path: 'https://elsewhere.example/', vitals: {} }],
  ['an endless path', { path: `/${'x'.repeat(1000)}`, vitals: {} }],
  ['no figures', { path: '/' }],
  ['a text for a figure', { path: '/', vitals: { LCP: '2400' } }],
  ['a figure below zero', { path: '/', vitals: { CLS: -0.1 } }],
  ['a time beyond ten minutes', { path: '/', vitals: { LCP: 600_001 } }],
])('refuses %s', (_, json) => {
  expect(schema.safeParse(json).success).toBe(false);
});
