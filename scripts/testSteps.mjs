// The steps of `npm test` and `npm run test:all`, and which of them run side by side.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserPath } from './browser.mjs';
import { node, packaged } from './runNode.mjs';
import { readJest, readPlaywright, readTap } from './testReports.mjs';
import { AS_RELEASE } from './testSiteFolder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Where the runners write their reports. */
export const reports = mkdtempSync(join(tmpdir(), 'narmada-24-tests-'));
/** @param {string} name */
const report = (name) => join(reports, name);
const next = packaged('next/dist/bin/next');
const isAll = process.argv.includes('--all');

/**
 * @typedef {import('./testReports.mjs').Outcome} Outcome
 * @typedef {{ name: string, run: () => Promise<boolean>, read?: () => Outcome, neededLater?: boolean }} Step
 */

/** @type {Step[]} */
const STATIC_CHECKS = [
  { name: 'types', run: () => node([packaged('typescript-7/bin/tsc'), '--noEmit']) },
  { name: 'lint', run: () => node([packaged('oxlint/bin/oxlint'), '.']) },
  { name: 'format', run: () => node([packaged('oxfmt/bin/oxfmt'), '--check']) },
  { name: 'unused code', run: () => node([packaged('knip/bin/knip.js')]) },
  nodeTests('newsroom/tests', 'newsroom tests'),
  nodeTests('bench', 'bench tests'),
  nodeTests('scripts/lint', 'lint tests'),
];

/** @type {Step} */
const OWN_RULES = { name: 'rules of our own', run: () => node(['scripts/lint/run.mjs']) };

/** @type {Step[]} */
const BUILD = [
  { name: 'build', run: () => node([next, 'build'], AS_RELEASE), neededLater: true },
  { name: 'compression', run: () => node(['scripts/compressScripts.mjs']) },
  { name: 'service worker', run: () => node(['scripts/buildWorker.mjs']) },
  { name: 'mark of the site', run: () => node(['scripts/site.mjs', '--built']) },
];

/** The tests that run, by their paths. */
const paths = isAll ? [] : [String.raw`^(?!.*\.wide\.test\.)`];

/** @type {Step} */
const UNIT_TESTS = {
  name: 'unit tests',
  run: () =>
    node([
      packaged('jest/bin/jest.js'),
      '--ci',
      '--json',
      `--outputFile=${report('jest.json')}`,
      ...paths,
    ]),
  read: () => readJest(report('jest.json')),
};

/** What tests that run side by side look for: none of them installs it. @type {Step} */
const PROGRAMS = { name: 'programs', run: () => node(['scripts/kit/programs.mjs']) };

/** @type {Step} */
const BUDGET = { name: 'budget', run: () => node(['bench/budget.mjs']) };

/**
 * Each stage in turn, its lanes side by side, the steps of a lane in turn: `run` says whether a step
 * succeeded, `read` reads its runner's own report.
 * @type {Step[][][]}
 */
export const STAGES = [
  // Types and lint read the types of the routes.
  [
    [
      { name: 'site to build', run: () => node(['scripts/site.mjs']), neededLater: true },
      { name: 'site to test', run: () => node(['scripts/testSite.mjs']), neededLater: true },
      { name: 'route types', run: () => node([next, 'typegen']) },
    ],
  ],
  [[OWN_RULES], STATIC_CHECKS, ...(isAll ? [[PROGRAMS]] : [])],
  // Much of a build is done by one core. It may not run beside types and lint: it writes the route types.
  // The budget counts bytes, which no busy machine changes.
  [[UNIT_TESTS], [...BUILD, BUDGET]],
  // Node runs a folder's files in turn where there are two cores, and each of two builds a site of its own.
  ...(isAll
    ? [
        [
          [nodeTests('e2e/engines', 'other engines'), nodeTests('e2e', 'kit', /^kit/)],
          [nodeTests('e2e', 'other brands', /Brand|odd/)],
          [nodeTests('e2e', 'partners', /^partners/)],
        ],
      ]
    : []),
  [[browserTests(...(isAll ? ['all journeys', 'all answers'] : ['journeys', 'answers']))]],
];

/**
 * A step that runs a folder's `*.node-test.mjs` by Node's own runner.
 * @param {string} folder
 * @param {string} name
 * @param {RegExp} [only] the files that it runs, by their names
 * @returns {Step}
 */
function nodeTests(folder, name, only = /./) {
  const tap = report(`${name.replaceAll(' ', '-')}.tap`);
  const files = readdirSync(join(root, folder)).filter(
    (file) => file.endsWith('.node-test.mjs') && only.test(file),
  );
  return {
    name,
    run: () =>
      node([
        '--test',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${tap}`,
        ...files.map((file) => `${folder}/${file}`),
      ]),
    read: () => readTap(tap),
  };
}

/**
 * A step that runs projects of `e2e/playwright.config.ts` side by side.
 * @param {string[]} projects
 * @returns {Step}
 */
function browserTests(...projects) {
  return {
    name: 'browser tests',
    run: () =>
      node(
        [
          packaged('@playwright/test/cli.js'),
          'test',
          '--config=e2e',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=dot,json',
        ],
        { CHROMIUM_PATH: browserPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser.json') },
      ),
    read: () => readPlaywright(report('browser.json')),
  };
}
