// Finds a Firefox for the tests in a second engine, or installs Debian's. Run directly, it prints
// the path.

import { fileURLToPath } from 'node:url';
import { reasonOf } from '../lib/reasonOf.mjs';
import { FONTS } from './browser.mjs';
import { canRun, installPackages } from './debian.mjs';

const KNOWN = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export function firefoxPath() {
  const path = installed() ?? (installPackages(['firefox-esr', FONTS]) ? installed() : undefined);
  if (path) return path;
  throw new Error(
    'firefox: none found and none could be installed; set FIREFOX_PATH to one, or as root on Debian: apt-get install firefox-esr',
  );
}

function installed() {
  const { FIREFOX_PATH } = process.env;
  return [FIREFOX_PATH, ...KNOWN].find((path) => path && canRun(path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(firefoxPath());
  } catch (fault) {
    console.error(reasonOf(fault));
    process.exit(1);
  }
}
