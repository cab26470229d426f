import { defineConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { BROWSER_ARGS } from './browserArgs.mjs';

// Found once; the workers, which read this file again, inherit it.
process.env.CHROMIUM_PATH ||= execFileSync(process.execPath, ['../scripts/browser.mjs'], {
  cwd: __dirname,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

/** What walks over many pages, widths and faults, or shows again in detail what a journey shows. */
const WIDE = '**/*.wide.spec.ts';
const JOURNEYS = '**/*.spec.ts';
/** What is read by requests alone: none of these opens a browser. */
const ANSWERS = '**/answers/*.spec.ts';

/** Files share their sites among their tests, and all files one worker; a test that asks for a page fails. */
const onRequest = {
  fullyParallel: false,
  workers: 1,
  use: { launchOptions: { executablePath: 'none, since e2e/answers opens no browser' } },
};

export default defineConfig({
  testDir: '.',
  // `npm test` runs the first two, `npm run test:all` the others, in which the wide files are too: for each
  // project Playwright starts workers, and with each of them a site and a browser, of its own.
  projects: [
    { name: 'answers', testMatch: ANSWERS, testIgnore: WIDE, ...onRequest },
    { name: 'journeys', testMatch: JOURNEYS, testIgnore: [WIDE, ANSWERS] },
    { name: 'all answers', testMatch: ANSWERS, ...onRequest },
    { name: 'all journeys', testMatch: JOURNEYS, testIgnore: ANSWERS },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  // A worker starts sites and a browser: two a core cost an eighth more CPU, which other steps can use.
  workers: '100%',
  // A second try would hide a race.
  retries: 0,
  forbidOnly: true,
  // No test states a time by these: they only end what hangs, also on a machine that is busy.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  // Its list of failures, with what each says, comes last.
  reporter: 'dot',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // A new context starts a process or two for its first page, which costs more than most tests.
    reuseContext: true,
    // It would stand between a test and the site: `offlinePage.ts` lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: BROWSER_ARGS,
    },
  },
});
