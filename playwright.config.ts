import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

// Found once; the workers, which read this file again, inherit it.
process.env.CHROMIUM_PATH ||= execFileSync(process.execPath, ['scripts/browser.mjs'], {
  cwd: __dirname,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A paint or a timer that falls badly on a busy machine; what needed a second try is printed as
  // flaky.
  retries: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
