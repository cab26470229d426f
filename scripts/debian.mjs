// What the tests take from the machine: programs, and Debian's packages of those it lacks.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';

/** Present and not 0 where Debian's packages are asked whether they may start their servers. */
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
 * Runs a program whose output is shown; whether it ended well.
 *
 * @param {string} command
 * @param {string[]} args
 */
export const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs Debian's packages where this process may. Their servers stay off, because tests start
 * their own; recommended packages (122 for WebKit) are left out.
 *
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  if (!isDebianRoot()) return false;
  console.error(`trying apt-get install ${names.join(' ')}`);
  const install = () =>
    withoutStarting(() => run('apt-get', ['install', '-y', '--no-install-recommends', ...names]));
  // A list of packages that is missing or old gives itself away.
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
