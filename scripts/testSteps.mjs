import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserPath } from './browser.mjs';
import { node, packaged } from './runNode.mjs';
import { temporary } from './temporary.mjs';
import { readJest, readPlaywright, readTap } from './testReports.mjs';
import { AS_RELEASE } from './testSiteFolder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} name */
const report = (name) => join(temporary, name);
const next = packaged('next/dist/bin/next');
const isAll = process.argv.includes('--all');

/**
 * @typedef {import('./testReports.mjs').Outcome} Outcome
 * @typedef {import('./runSteps.mjs').Scheduled & { run: () => Promise<boolean>, read?: () => Outcome }} Step
 */

/** Installs programs before the tests: parallel tests only look for them. */
const installPrograms = async () =>
  (await node(['deploy/testing/programs.mjs'])) &&
  (await node(['scripts/browser.mjs'])) &&
  (await node(['scripts/firefox.mjs']));

/**
 * Three parallel steps keep two cores busy: browser and server tests wait half their time, and much
 * of a build uses one core.
 */
export const CORES = 3;

/** The steps of `npm run build` after the first. @type {Step[]} */
const BUILD = [
  {
    name: 'build',
    run: () => node([next, 'build'], AS_RELEASE),
    needs: ['site to build'],
  },
  { name: 'shared chunks', run: () => node(['scripts/shareChunks.mjs']), needs: ['build'] },
  { name: 'compression', run: () => node(['scripts/compressScripts.mjs']), needs: ['build'] },
  { name: 'service worker', run: () => node(['scripts/buildWorker.mjs']), needs: ['build'] },
  {
    name: 'built site',
    run: () => node(['scripts/site.mjs', '--built']),
    needs: ['shared chunks', 'compression', 'service worker'],
  },
];

const paths = isAll ? [] : [String.raw`^(?!.*\.wide\.test\.)`];

/** @type {Step} */
const UNIT_TESTS = {
  name: 'unit tests',
  run: () =>
    node([
      // Jest loads modules again for each file: a larger young generation saves a seventh of its
      // CPU.
      '--max-semi-space-size=128',
      packaged('jest/bin/jest.js'),
      '--ci',
      '--json',
      `--outputFile=${report('jest.json')}`,
      ...paths,
    ]),
  read: () => readJest(report('jest.json')),
  needs: ['site to test', ...(isAll ? ['programs'] : [])],
  cores: 2,
};

/** @type {Step[]} */
const MORE = [
  { name: 'second brand', run: () => node(['e2e/kinara/build.mjs']) },
  nodeTests('e2e/kinara', 'partners', { only: /^partners/, needs: ['second brand'] }),
  nodeTests('e2e/kinara', 'brand', { only: /^brand/, needs: ['second brand'] }),
  nodeTests('e2e/engines', 'other engines', { needs: ['built site', 'programs'] }),
  nodeTests('e2e', 'kit', { only: /^kit/, needs: ['built site', 'programs'] }),
  nodeTests('e2e', 'odd site', { only: /^odd/ }),
  {
    name: 'lint',
    // The pre-commit hook lints changed files; typed rules on all files take 20 s of a core.
    run: () => node([packaged('oxlint/bin/oxlint'), '.']),
    needs: ['site to test'],
  },
  {
    name: 'unused code',
    run: () => node([packaged('knip/bin/knip.js')]),
    needs: ['site to test'],
  },
];

/** @type {Step[]} */
const CHECKS = [
  {
    name: 'rules of our own',
    // The pre-commit hook checks changed regular expressions; all take 14 s of a core.
    run: () => node(['scripts/lint/run.mjs', ...(isAll ? [] : ['--no-regexps'])]),
  },
  // Counts bytes, which do not depend on the load.
  { name: 'budget', run: () => node(['bench/budget.mjs']), needs: ['built site'] },
  // A build writes the route types that this step reads.
  {
    name: 'types',
    // Each checker reads the types of all packages: a second takes 6 s of CPU, which other steps use.
    run: () => node([packaged('typescript-7/bin/tsc'), '--noEmit', '--checkers', '1']),
    needs: ['site to test'],
  },
  { name: 'format', run: () => node([packaged('oxfmt/bin/oxfmt'), '--check']) },
  nodeTests('newsroom/tests', 'newsroom tests'),
  nodeTests('bench', 'bench tests'),
  nodeTests('scripts/lint', 'lint tests'),
];

/**
 * Starts in this order where possible. Unit tests keep all cores busy; browser tests leave a third
 * to parallel steps.
 *
 * @type {Step[]}
 */
export const STEPS = [
  { name: 'site to build', run: () => node(['scripts/site.mjs']) },
  { name: 'site to test', run: () => node(['scripts/testSite.mjs']), needs: ['site to build'] },
  ...(isAll ? [{ name: 'programs', run: installPrograms }] : []),
  ...BUILD,
  UNIT_TESTS,
  browserTests(...(isAll ? ['all journeys', 'all answers'] : ['journeys', 'answers'])),
  ...[...(isAll ? MORE : []), ...CHECKS].map((step) => ({
    ...step,
    after: ['build', 'unit tests'],
  })),
];

/**
 * @param {string} folder
 * @param {string} name
 * @param {{ only?: RegExp, needs?: string[] }} [options] `only` filters by file name
 * @returns {Step}
 */
function nodeTests(folder, name, { only = /./, needs = [] } = {}) {
  const tap = report(`${name.replaceAll(' ', '-')}.tap`);
  const files = readdirSync(join(root, folder)).filter(
    (file) => file.endsWith('.node-test.mjs') && only.test(file),
  );
  return {
    name,
    needs,
    run: () =>
      node(
        [
          '--test',
          '--test-reporter=spec',
          '--test-reporter-destination=stdout',
          '--test-reporter=tap',
          `--test-reporter-destination=${tap}`,
          ...files.map((file) => `${folder}/${file}`),
        ],
        { TMPDIR: temporary },
      ),
    read: () => readTap(tap),
  };
}

/**
 * @param {string[]} projects
 * @returns {Step}
 */
function browserTests(...projects) {
  return {
    name: 'browser tests',
    needs: ['built site', ...(isAll ? ['programs'] : [])],
    cores: 2,
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
