// Finds WebKitGTK and its driver, or installs Debian's packages.

import { readdirSync } from 'node:fs';
import { FONTS } from './browser.mjs';
import { canRun, installPackages } from './debian.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';

/**
 * Paths of driver, browser and virtual display, installed if needed; null on most machines other
 * than Debian.
 *
 * @returns {{ driver: string, browser: string, display: string } | null}
 */
export const webKitPaths = () =>
  installed() ?? (installPackages(['webkit2gtk-driver', 'xvfb', FONTS]) ? installed() : null);

function installed() {
  const browser = miniBrowser();
  return browser && canRun(DRIVER) && canRun(DISPLAY)
    ? { driver: DRIVER, browser, display: DISPLAY }
    : null;
}

/** In a folder named by architecture and library version. */
function miniBrowser() {
  return folders(LIBRARIES)
    .flatMap((folder) => folders(folder))
    .filter((folder) => /\/webkit2gtk-[\d.]+$/.test(folder))
    .map((folder) => `${folder}/MiniBrowser`)
    .find(canRun);
}

/** @param {string} path */
function folders(path) {
  try {
    return readdirSync(path).map((name) => `${path}/${name}`);
  } catch {
    return [];
  }
}
