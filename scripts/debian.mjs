// Finds programs on the machine, and installs missing ones from Debian's packages.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';

/** If this script exits with a code other than 0, Debian's packages start no servers. */
const POLICY = '/usr/sbin/policy-rc.d';

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {string} path */
export function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
export const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs Debian packages where this process may. Servers stay off, because tests start their own.
 * Recommended packages (122 for WebKit) are left out.
 *
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  if (!isDebianRoot()) return false;
  console.error(`trying apt-get install ${names.join(' ')}`);
  const install = () =>
    withoutStarting(() => run('apt-get', ['install', '-y', '--no-install-recommends', ...names]));
  // A failed install may mean a missing or old package list.
  return install() || (run('apt-get', ['update']) && install());
}

/** @param {() => boolean} install */
function withoutStarting(install) {
  if (existsSync(POLICY)) return install();
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(POLICY);
  }
}
