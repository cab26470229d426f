// Finds a Chromium for the browser tests, and gets one when the machine has none.
// Run by itself it prints the path.

import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { reasonOf } from '../lib/reasonOf.mjs';
import { canRun, installPackages, isDebianRoot, run } from './debian.mjs';

/** Without windows to draw it costs a third less CPU; it reports no interactions (INP). */
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

/** The pages' own: without a Devanagari font the Hindi ones are boxes, and their measures wrong. */
export const FONTS = 'fonts-noto-core';

/**
 * Path of a Chromium that can be started, installed on the way if need be. Throws with one clear
 * line.
 *
 * @param {{ measures?: boolean }} [use] `measures`: with all that a reader's browser reports
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
 * The headless shell unless another browser is named: even beside an installed Chromium, because
 * its download pays off within one run.
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
  // Its own libraries come along where the machine lets us install them.
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
