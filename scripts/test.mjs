// Runs what decides whether a change is sound (`npm test`), or every test there is
// (`npm run test:all`), and ends with one line, `N passed, N failed`. Types, lint and build count as
// one test each. A runner that did not run, or ran nothing, is one failure.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_SITE } from './testSiteFolder.mjs';
import { browserPath } from './browser.mjs';
import { node, packaged } from './runNode.mjs';
import { countJest, countPlaywright, countTap } from './testReports.mjs';

// Whatever the newsroom has configured: tests know a site of their own, and all is built of that.
const { SITE_DIR: own = '' } = process.env;
process.env.SITE_DIR = TEST_SITE;

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'narmada-24-tests-'));
/** @param {string} name */
const report = (name) => join(reports, name);
/** @param {string} folder */
const tapReport = (folder) => report(`${folder.replace('/', '-')}.tap`);
/** @param {string} project */
const browserReport = (project) => report(`${project}.json`);
const next = packaged('next/dist/bin/next');
const isAll = process.argv.includes('--all');

/**
 * @typedef {import('./testReports.mjs').Outcome} Outcome
 * @typedef {{ name: string, run: () => Promise<boolean>, count?: () => Outcome, neededLater?: boolean }} Step
 */

/** @type {Step[]} */
const STATIC_CHECKS = [
  { name: 'types', run: () => node([packaged('typescript/bin/tsc'), '--noEmit']) },
  {
    name: 'format',
    run: () => node([packaged('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  },
  { name: 'unused code', run: () => node([packaged('knip/bin/knip.js')]) },
  nodeTests('newsroom/tests', 'newsroom tests'),
  nodeTests('bench', 'bench tests'),
];

/** Of V8's space for new objects, in MB: with the default ESLint collects garbage for a tenth of its time. */
const NEW_SPACE = '--max-semi-space-size=64';

/** @type {Step} */
const LINT = {
  name: 'lint',
  run: () => node([NEW_SPACE, packaged('eslint/bin/eslint.js'), '.', '--max-warnings', '0']),
};

/** @type {Step[]} */
const BUILD = [
  { name: 'build', run: () => node([next, 'build']), neededLater: true },
  { name: 'compression', run: () => node(['scripts/compressScripts.mjs']) },
  { name: 'service worker', run: () => node(['scripts/buildWorker.mjs']) },
  { name: 'mark of the site', run: () => node(['scripts/site.mjs', '--built']) },
];

const projects = isAll ? [] : ['--selectProjects', 'rules', 'components'];

/** @type {Step} */
const UNIT_TESTS = {
  name: 'unit tests',
  run: () =>
    node([
      packaged('jest/bin/jest.js'),
      '--ci',
      '--json',
      `--outputFile=${report('jest.json')}`,
      ...projects,
    ]),
  count: () => countJest(report('jest.json')),
};

/** @type {Step} */
const BUDGET = { name: 'budget', run: () => node(['bench/budget.mjs']) };

/**
 * Each stage in turn, its lanes side by side, the steps of a lane in turn: `run` says whether a step
 * succeeded, `count` reads its runner's own report.
 * @type {Step[][][]}
 */
const STAGES = [
  // Before tests that run side by side look for them.
  ...(isAll ? [[[{ name: 'programs', run: () => node(['scripts/kit/programs.mjs']) }]]] : []),
  // Types and lint read the types of the routes.
  [
    [
      { name: 'site to build', run: () => node(['scripts/site.mjs']), neededLater: true },
      { name: 'site to test', run: () => node(['scripts/testSite.mjs']), neededLater: true },
      { name: 'route types', run: () => node([next, 'typegen']) },
    ],
  ],
  [[LINT], STATIC_CHECKS],
  // Much of a build is done by one core. It may not run beside types and lint: it writes the route types.
  [[UNIT_TESTS], BUILD],
  [[BUDGET], ...(isAll ? [[nodeTests('e2e', 'sites and kit')]] : [])],
  [[browserTests('journeys', 'answers')]],
  ...(isAll
    ? [[[browserTests('wide', 'wide answers')]], [[nodeTests('e2e/engines', 'other engines')]]]
    : []),
];

const total = { passed: 0, failed: 0 };
let blocked = false;

for (const stage of STAGES) await Promise.all(stage.map(runLane));

rmSync(reports, { recursive: true, force: true });
// The build stays the tests' own: `npm start` makes another.
await node(['scripts/site.mjs'], { SITE_DIR: own });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {Step[]} steps */
async function runLane(steps) {
  for (const step of steps) await runStep(step);
}

/** @param {Step} step */
async function runStep({ name, run, count, neededLater = false }) {
  console.log(`\n--- ${name}`);
  const started = performance.now();
  /** @type {Outcome} */
  const { passed, failed } = blocked ? { passed: 0, failed: 1 } : await outcome(run, count);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `--- ${name}: ${passed} ok, ${failed} not ok${blocked ? ' (could not run)' : ''}, ${seconds} s`,
  );
  total.passed += passed;
  total.failed += failed;
  blocked ||= neededLater && failed > 0;
}

/**
 * @param {Step['run']} run
 * @param {Step['count']} count
 * @returns {Promise<Outcome>}
 */
async function outcome(run, count) {
  try {
    const succeeded = await run();
    if (!count) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    const { passed, failed } = count();
    const ranNothing = passed + failed === 0;
    return { passed, failed: succeeded && !ranNothing ? failed : Math.max(1, failed) };
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    return { passed: 0, failed: 1 };
  }
}

/**
 * A step that runs a folder's `*.node-test.mjs` by Node's own runner.
 * @param {string} folder
 * @param {string} name
 * @returns {Step}
 */
function nodeTests(folder, name) {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.node-test.mjs'));
  return {
    name,
    run: () =>
      node([
        '--test',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${tapReport(folder)}`,
        ...files.map((file) => `${folder}/${file}`),
      ]),
    count: () => countTap(tapReport(folder)),
  };
}

/**
 * A step that runs two projects of `e2e/playwright.config.ts` side by side.
 * @type {(project: string, answers: string) => Step}
 */
function browserTests(project, answers) {
  return {
    name: `browser tests: ${project}`,
    run: () =>
      node(
        [
          packaged('@playwright/test/cli.js'),
          'test',
          '--config=e2e',
          `--project=${project}`,
          `--project=${answers}`,
          '--reporter=dot,json',
        ],
        { CHROMIUM_PATH: browserPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport(project) },
      ),
    count: () => countPlaywright(browserReport(project)),
  };
}
