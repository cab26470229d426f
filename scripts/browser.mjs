// Finds a Chromium for the browser tests, or installs one. Run directly, it prints the path.

import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { reasonOf } from '../lib/reasonOf.mjs';
import { canRun, installPackages, isDebianRoot, run } from './debian.mjs';

/** Draws no windows, which saves a third of the CPU, but reports no interactions (INP). */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Without a Devanagari font Hindi pages show boxes, and their measurements are wrong. */
export const FONTS = 'fonts-noto-core';

/**
 * @param {{ measures?: boolean }} [use]
 *   `measures`: needs a full browser, which reports every metric
 */
export function browserPath({ measures = false } = {}) {
  const path =
    (measures ? undefined : shell()) ||
    installed() ||
    (installPackages(['chromium', FONTS]) && installed()) ||
    (installWithPlaywright() && installed());
  if (!path)
    throw new Error(
      'browser: no Chromium found and none could be installed; set CHROMIUM_PATH to one',
    );
  ensureHindiFont();
  return path;
}

/**
 * Prefers the headless shell even to an installed Chromium: its download pays off within one run.
 * CHROMIUM_PATH overrides it.
 */
function shell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!canRun(HEADLESS_SHELL)) installPackages(['chromium-headless-shell', FONTS]);
  return canRun(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

function installed() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !canRun(CHROMIUM_PATH))
    throw new Error(`browser: CHROMIUM_PATH (${CHROMIUM_PATH}) cannot be run`);
  return [CHROMIUM_PATH, ...KNOWN, playwrightsOwn()].find((path) => path && canRun(path));
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function installWithPlaywright() {
  console.error('browser: no Chromium found; trying Playwright’s');
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  // Installs Playwright's system libraries too, where we may.
  run(process.execPath, [cli, 'install', ...(isDebianRoot() ? ['--with-deps'] : []), 'chromium']);
  return true;
}

function ensureHindiFont() {
  if (!isDebianRoot() || hasHindiFont()) return;
  if (!installPackages(['fontconfig', FONTS]))
    console.error('browser: no Devanagari font could be installed; Hindi pages will show boxes');
}

function hasHindiFont() {
  try {
    return execFileSync('fc-list', [':lang=hi'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(browserPath());
  } catch (fault) {
    console.error(reasonOf(fault));
    process.exit(1);
  }
}
