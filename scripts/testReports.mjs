import { readFileSync } from 'node:fs';

/**
 * `file` is empty if the report does not name it.
 *
 * @typedef {{ file: string, title: string, ms: number }} Case
 */
/** @typedef {{ passed: number, failed: number, cases?: Case[], files?: Case[] }} Outcome */

/**
 * Jest's `--json`. A file takes longer than its tests, because it loads its imports first.
 *
 * @param {string} path
 * @returns {Outcome}
 */
export function readJest(path) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  /** @type {Case[]} */
  const cases = [];
  /** @type {Case[]} */
  const files = [];
  for (const { name: file, startTime, endTime, assertionResults } of testResults) {
    files.push({ file, title: '', ms: endTime - startTime });
    for (const { fullName, duration } of assertionResults)
      cases.push({ file, title: fullName, ms: duration ?? 0 });
  }
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    cases,
    files,
  };
}

/**
 * TAP of Node's runner, which names no file of a passed test.
 *
 * @param {string} path
 * @returns {Outcome}
 */
export function readTap(path) {
  const tap = readFileSync(path, 'utf8');
  /** @param {string} name */
  const figure = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const cases = [...tap.matchAll(/^(?:not )?ok \d+ - (.*)\n {2}---\n {2}duration_ms: ([\d.]+)/gm)];
  return {
    passed: figure('pass'),
    failed: figure('fail') + figure('cancelled'),
    cases: cases.map(([, title = '', ms]) => ({ file: '', title, ms: Number(ms) })),
  };
}

/**
 * @param {string} path
 * @returns {Outcome}
 */
export function readPlaywright(path) {
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8'));
  const cases = suites.flatMap(casesOf);
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { file, ms } of cases) sums.set(file, (sums.get(file) ?? 0) + ms);
  return {
    passed: stats.expected,
    // Skipped tests and tests that needed a second try count as failed.
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    cases,
    files: [...sums].map(([file, ms]) => ({ file, title: '', ms })),
  };
}

/**
 * @typedef {{ file: string, title: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {Case[]}
 */
function casesOf({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests }) => ({
    file,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(casesOf)];
}

const MOST = 10;

/**
 * @param {Record<string, readonly Case[]>} kinds by title
 * @param {string} root prefix to remove from paths
 * @returns {string}
 */
export const slowest = (kinds, root) =>
  Object.entries(kinds)
    .map(([kind, cases]) =>
      [
        `Slowest ${kind}:`,
        ...[...cases]
          .sort((a, b) => b.ms - a.ms)
          .slice(0, MOST)
          .map(({ file, title, ms }) => {
            const name = [file.replace(root, ''), title].filter(Boolean).join(': ');
            return `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`;
          }),
      ].join('\n'),
    )
    .join('\n\n');
