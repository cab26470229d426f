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
 * Installs Debian's packages where this process may; whether it did. Servers of the packages stay off: the
 * tests start their own.
 *
 * @param {readonly string[]} names
 * @param {{ isBare?: boolean }} [options] `isBare`: without what the packages only recommend
 */
export function installPackages(names, { isBare = false } = {}) {
  if (!isDebianRoot()) return false;
  console.error(`trying apt-get install ${names.join(' ')}`);
  const recommended = isBare ? ['--no-install-recommends'] : [];
  return (
    run('apt-get', ['update']) &&
    withoutStarting(() => run('apt-get', ['install', '-y', ...recommended, ...names]))
  );
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
