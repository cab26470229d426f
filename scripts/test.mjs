// `npm test` and `npm run test:all`, ending with `N passed, N failed`. Types, lint, build and an
// empty runner count as one each.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf } from '../lib/reasonOf.mjs';
import { node } from './runNode.mjs';
import { runSteps } from './runSteps.mjs';
import { slowest } from './testReports.mjs';
import { TEST_SITE } from './testSiteFolder.mjs';
import { CORES, STEPS } from './testSteps.mjs';

// Tests use their own site, whatever the newsroom has configured.
const { SITE_DIR: own = '' } = process.env;
process.env.SITE_DIR = TEST_SITE;
process.env.SITE_URL = '';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {import('./testReports.mjs').Outcome} Outcome */
/** @typedef {import('./testReports.mjs').Case} Case */
/** @typedef {import('./testSteps.mjs').Step} Step */

const ran = {
  steps: /** @type {Case[]} */ ([]),
  files: /** @type {Case[]} */ ([]),
  tests: /** @type {Case[]} */ ([]),
};
const total = { passed: 0, failed: 0 };

await runSteps(STEPS, CORES, runStep);

rmSync(join(root, '.second-brand'), { recursive: true, force: true });
// The build remains that of the tests; `npm start` builds another.
await node(['scripts/site.mjs'], { SITE_DIR: own });
console.log(`\n${slowest(ran, root)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * @param {Step} step
 * @param {boolean} canRun
 */
async function runStep({ name, run, read }, canRun) {
  console.log(`\n--- ${name}`);
  const started = performance.now();
  /** @type {Outcome} */
  const {
    passed,
    failed,
    cases = [],
    files = [],
  } = canRun ? await outcome(run, read) : { passed: 0, failed: 1 };
  const ms = performance.now() - started;
  ran.steps.push({ file: '', title: name, ms });
  ran.files.push(...files);
  ran.tests.push(...cases);
  console.log(
    `--- ${name}: ${passed} ok, ${failed} not ok${canRun ? '' : ' (could not run)'}, ${Math.round(ms / 1000)} s`,
  );
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}

/**
 * @param {Step['run']} run
 * @param {Step['read']} read
 * @returns {Promise<Outcome>}
 */
async function outcome(run, read) {
  try {
    const succeeded = await run();
    if (!read) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    const told = read();
    const ranNothing = told.passed + told.failed === 0;
    return { ...told, failed: succeeded && !ranNothing ? told.failed : Math.max(1, told.failed) };
  } catch (fault) {
    console.error(reasonOf(fault));
    return { passed: 0, failed: 1 };
  }
}
