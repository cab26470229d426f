// How many tests passed and failed, by the report that each runner writes.
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Outcome */

/**
 * Jest's, by `--json`.
 *
 * @param {string} path
 * @returns {Outcome}
 */
export function countJest(path) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * Node's own runner's, in TAP.
 *
 * @param {string} path
 * @returns {Outcome}
 */
export function countTap(path) {
  const tap = readFileSync(path, 'utf8');
  /** @param {string} name */
  const figure = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return { passed: figure('pass'), failed: figure('fail') + figure('cancelled') };
}

/**
 * Playwright's, in JSON.
 *
 * @param {string} path
 * @returns {Outcome}
 */
export function countPlaywright(path) {
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8'));
  // A test that was left out, or needed a second try, has failed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
