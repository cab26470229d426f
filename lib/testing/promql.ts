import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

/** So much of PromQL as `deploy/alerts.yml` uses; anything else throws. */

type Labels = Readonly<Record<string, string>>;
export type Sample = { name: string; labels: Labels; value: number };
type Value = { labels: Labels; value: number };
/** What is scraped now, and was at the start of every range. */
export type Scrapes = { now: readonly Sample[]; before: readonly Sample[]; timeS: number };

type Selector = { name: string; matchers: { label: string; op: string; text: string }[] };

const SECONDS = { s: 1, m: 60, h: 3600 };
const COMPARISONS: Record<string, (one: number, other: number) => boolean> = {
  '>': (one, other) => one > other,
  '<': (one, other) => one < other,
};
const OPERATIONS: Record<string, (one: number, other: number) => number> = {
  '-': (one, other) => one - other,
  '/': (one, other) => one / other,
};
const AGGREGATES: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  max: (values) => Math.max(...values),
};
const MATCHES: Record<string, (value: string, text: string) => boolean> = {
  '=': (value, text) => value === text,
  '!=': (value, text) => value !== text,
  '=~': (value, text) => new RegExp(`^(?:${text})$`).test(value),
  '!~': (value, text) => !new RegExp(`^(?:${text})$`).test(value),
};

/** An expression, parsed. @throws Error where it is no PromQL */
function parse(source: string) {
  const tree = parser.parse(source);
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${source}`);
    },
  });
  const text = ({ from, to }: SyntaxNode) => source.slice(from, to);
  const all = (node: SyntaxNode, name: string) => {
    const found: SyntaxNode[] = [];
    node.cursor().iterate((each) => void (each.name === name && found.push(each.node)));
    return found;
  };
  const selector = (node: SyntaxNode): Selector => ({
    name: all(node, 'Identifier').map(text).join(),
    matchers: all(node, 'UnquotedLabelMatcher').map((matcher) => ({
      label: all(matcher, 'LabelName').map(text).join(),
      op: all(matcher, 'MatchOp').map(text).join(),
      text: all(matcher, 'StringLiteral').map(text).join().slice(1, -1),
    })),
  });
  return { top: tree.topNode, text, all, selector };
}

/** The series that an expression reads, and the labels that it knows of each. */
export function selectorsOf(source: string): { name: string; labels: string[] }[] {
  const { top, all, selector } = parse(source);
  return all(top, 'VectorSelector').map((node) => {
    const { name, matchers } = selector(node);
    return { name, labels: matchers.map(({ label }) => label) };
  });
}

/** Every series for which an alert's expression holds. */
export function evaluate(source: string, { now, before, timeS }: Scrapes): Value[] {
  const { top, text, all, selector } = parse(source);

  const select = (node: SyntaxNode, samples: readonly Sample[]): Value[] => {
    const { name, matchers } = selector(node);
    return samples.filter(
      (sample) =>
        sample.name === name &&
        matchers.every(({ label, op, text: to }) =>
          known(MATCHES, op)(sample.labels[label] ?? '', to),
        ),
    );
  };
  const increase = (node: SyntaxNode): Value[] => {
    const start = select(node, before);
    return select(node, now).flatMap(({ labels, value }) => {
      const from = start.find((one) => key(one.labels) === key(labels));
      return from ? [{ labels, value: value - from.value }] : [];
    });
  };
  const children = (node: SyntaxNode) => node.getChildren('FunctionCallBody').flatMap(expressions);

  const call = (node: SyntaxNode): Value[] => {
    const name = all(node, 'FunctionIdentifier').map(text)[0];
    const [first, second] = children(node);
    if (name === 'time') return [{ labels: {}, value: timeS }];
    if (name === 'increase' && first) return increase(first);
    if (name === 'rate' && first) {
      const range = all(first, 'NumberDurationLiteralInDurationContext').map(text).join();
      return scaled(increase(first), 1 / seconds(range));
    }
    if (name === 'histogram_quantile' && first && second)
      return [{ labels: {}, value: quantile(Number(text(first)), value(second)) }];
    throw new Error(`not known here: ${text(node)}`);
  };
  const aggregate = (node: SyntaxNode): Value[] => {
    const by = all(node, 'GroupingLabels')
      .slice(0, 1)
      .flatMap((group) => all(group, 'LabelName'));
    const names = by.map(text);
    const operation = known(AGGREGATES, all(node, 'AggregateOp').map(text)[0] ?? '');
    const groups = new Map<string, { labels: Labels; values: number[] }>();
    for (const member of children(node).flatMap(value)) {
      const labels = Object.fromEntries(names.map((name) => [name, member.labels[name] ?? '']));
      const group = groups.get(key(labels)) ?? { labels, values: [] };
      group.values.push(member.value);
      groups.set(key(labels), group);
    }
    return [...groups.values()].map(({ labels, values }) => ({ labels, value: operation(values) }));
  };
  const binary = (node: SyntaxNode): Value[] => {
    const [left, right] = expressions(node);
    if (!left || !right) throw new Error(`not known here: ${text(node)}`);
    const op = source.slice(left.to, right.from).trim();
    const others = value(right);
    return value(left).flatMap(({ labels, value: one }) => {
      const other =
        others.length === 1 ? others[0] : others.find((o) => key(o.labels) === key(labels));
      if (!other) return [];
      const compare = COMPARISONS[op];
      if (!compare) return [{ labels, value: known(OPERATIONS, op)(one, other.value) }];
      return compare(one, other.value) ? [{ labels, value: one }] : [];
    });
  };
  function value(node: SyntaxNode): Value[] {
    if (node.name === 'NumberDurationLiteral') return [{ labels: {}, value: Number(text(node)) }];
    if (node.name === 'VectorSelector') return select(node, now);
    if (node.name === 'FunctionCall') return call(node);
    if (node.name === 'AggregateExpr') return aggregate(node);
    if (node.name === 'BinaryExpr') return binary(node);
    throw new Error(`not known here: ${node.name}`);
  }
  return expressions(top).flatMap(value);
}

/** The operands of an expression: its children but operators and modifiers. */
const expressions = (node: SyntaxNode) =>
  [
    'NumberDurationLiteral',
    'VectorSelector',
    'MatrixSelector',
    'FunctionCall',
    'AggregateExpr',
    'BinaryExpr',
  ]
    .flatMap((name) => node.getChildren(name))
    .sort((one, other) => one.from - other.from);

const key = (labels: Labels) => JSON.stringify(Object.entries(labels).sort());

const scaled = (values: readonly Value[], factor: number) =>
  values.map(({ labels, value }) => ({ labels, value: value * factor }));

function seconds(duration: string): number {
  const [, amount, unit] = /^(\d+)([smh])$/.exec(duration) ?? [];
  return Number(amount) * known<number>(SECONDS, unit ?? '');
}

/** As Prometheus does: linear within the bucket; the last bound where it is above all of them. */
function quantile(q: number, buckets: readonly Value[]): number {
  const sorted = buckets
    .map(({ labels, value }) => ({ bound: Number(labels.le?.replace('+Inf', 'Infinity')), value }))
    .sort((one, other) => one.bound - other.bound);
  const rank = q * (sorted.at(-1)?.value ?? NaN);
  const at = sorted.findIndex(({ value }) => value >= rank);
  const { bound = 0, value = 0 } = sorted[at] ?? {};
  const { bound: start = 0, value: below = 0 } = sorted[at - 1] ?? {};
  if (bound === Infinity) return start;
  return start + ((bound - start) * (rank - below)) / (value - below);
}

function known<T>(table: Readonly<Record<string, T>>, name: string): T {
  const found = table[name];
  if (found === undefined) throw new Error(`not known here: ${name}`);
  return found;
}
