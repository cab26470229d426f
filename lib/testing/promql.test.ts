import { evaluate, selectorsOf, type Sample } from './promql';

const at = (a: number, b: number): Sample[] => [
  { name: 'calls', labels: { feed: 'news', ok: 'yes' }, value: a },
  { name: 'calls', labels: { feed: 'news', ok: 'no' }, value: b },
  { name: 'calls', labels: { feed: 'posters', ok: 'yes' }, value: 5 },
  { name: 'bucket', labels: { le: '1' }, value: a },
  { name: 'bucket', labels: { le: '2' }, value: a + b },
  { name: 'bucket', labels: { le: '+Inf' }, value: a + b },
];
/** In the range 60 calls went well and 40 did not. */
const scrapes = { before: at(100, 10), now: at(160, 50), timeS: 1000 };

it.each<[string, [string | undefined, number][]]>([
  ['calls{ok="no"}', [['news', 50]]],
  ['calls{ok!="no"} > 100', [['news', 160]]],
  ['calls{feed=~"new"}', []],
  ['calls{feed!~"post.*",ok="yes"}', [['news', 160]]],
  ['increase(calls{ok="no"}[5m])', [['news', 40]]],
  ['rate(calls{ok="no"}[40s])', [['news', 1]]],
  [
    'sum by (feed) (increase(calls[5m]))',
    [
      ['news', 100],
      ['posters', 0],
    ],
  ],
  ['max(calls)', [[undefined, 160]]],
  ['time() - max(calls) > 839', [[undefined, 840]]],
  ['time() - max(calls) > 840', []],
  [
    'sum by (feed) (increase(calls{ok="no"}[5m])) / sum by (feed) (increase(calls[5m]))',
    [['news', 0.4]],
  ],
  ['histogram_quantile(0.5, sum by (le) (rate(bucket[5m])))', [[undefined, 50 / 60]]],
  ['histogram_quantile(0.8, sum by (le) (rate(bucket[5m])))', [[undefined, 1.5]]],
])('%s', (source, expected) => {
  const found = evaluate(source, scrapes).map(({ labels, value }) => [labels.feed, value]);
  expect(found).toEqual(expected.map(([feed, value]) => [feed, expect.closeTo(value)]));
});

it('knows which series and labels an expression reads', () => {
  expect(selectorsOf('sum(rate(a{b="1",c=~"2"}[5m])) / d')).toEqual([
    { name: 'a', labels: ['b', 'c'] },
    { name: 'd', labels: [] },
  ]);
});

it.each(['sum(', 'min(calls)', 'calls + 1', 'absent(calls)'])('refuses %s', (source) => {
  expect(() => evaluate(source, scrapes)).toThrow(/no PromQL|not known here/);
});
