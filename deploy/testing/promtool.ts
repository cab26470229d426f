import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from './programs.mjs';

type Labels = Readonly<Record<string, string>>;
/** A rule as `alerts.yml` has it, as far as a firing alert repeats it. */
export type Rule = { alert: string; labels: Labels; annotations: { summary: string } };
export type Series = ReadonlyMap<string, readonly (number | undefined)[]>;

const filled = (template: string, labels: Labels) =>
  template.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? '');

/**
 * What Prometheus' own `promtool` finds otherwise than expected when it evaluates rules over series, in its
 * words; nothing where all is as expected.
 *
 * @param file of the rules
 * @param rules all of that file: one that `expected` does not name must not fire
 * @param expected the labels with which each alert fires at the last minute, but for those of its rule
 */
export function unexpectedAlerts(
  file: string,
  rules: readonly Rule[],
  series: Series,
  expected: Readonly<Record<string, Labels>>,
): string {
  const minutes = Math.max(...[...series.values()].map((values) => values.length)) - 1;
  const test = {
    interval: '1m',
    input_series: [...series].map(([name, values]) => ({
      series: name,
      values: values.map((value) => value ?? '_').join(' '),
    })),
    alert_rule_test: rules.map(({ alert, labels, annotations: { summary } }) => {
      const found = expected[alert];
      return {
        alertname: alert,
        eval_time: `${minutes}m`,
        exp_alerts: found && [
          {
            exp_labels: { ...labels, ...found },
            exp_annotations: { summary: filled(summary, found) },
          },
        ],
      };
    }),
  };
  const folder = mkdtempSync(join(tmpdir(), 'promtool-'));
  const path = join(folder, 'test.yml');
  try {
    // JSON is YAML.
    const content = { rule_files: [file], evaluation_interval: '1m', tests: [test] };
    writeFileSync(path, JSON.stringify(content));
    const { status, stdout, stderr } = spawnSync(programPath('promtool'), ['test', 'rules', path], {
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
