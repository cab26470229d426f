// The nginx files of deploy/ in a folder that needs no root: other paths and ports, otherwise
// unchanged.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { programPath } from './programs.mjs';

/** @typedef {Record<string, string>} Files texts by path on the machine */

const DEPLOY = fileURLToPath(new URL('..', import.meta.url));
const SITE = '/etc/nginx/site';

/** @param {string} path */
const deployed = (path) => readFileSync(join(DEPLOY, path), 'utf8');

/** As the command of docs/operate.md for Debian 12, whose nginx is 1.22. @param {string} text */
const withoutHttp2Directive = (text) =>
  text.replace(/^ *http2 on;\n/m, '').replaceAll('443 ssl', '443 ssl http2');

const isBefore1_25 = () =>
  /\/1\.2[0-4]\./.test(spawnSync(programPath('nginx'), ['-v'], { encoding: 'utf8' }).stderr);

/** As docs/operate.md installs them on a machine. @returns {Files} */
export const machineFiles = () => ({
  '/etc/nginx/nginx.conf': (isBefore1_25() ? withoutHttp2Directive : String)(
    deployed('nginx/nginx.conf'),
  ),
  ...Object.fromEntries(
    ['http', 'requests', 'site', 'upstream'].map((name) => [
      `${SITE}/${name}.conf`,
      deployed(`nginx/${name}.conf`),
    ]),
  ),
  '/srv/site/pages/down.html': deployed('nginx/down.html'),
});

/** As the compose file mounts them; a later mount hides an earlier one. @returns {Files} */
export function composeFiles() {
  /** @type {string[]} */
  const mounts = parse(deployed('compose.yaml'), { merge: true }).services.cache.volumes;
  /** @type {Files} */
  const files = {};
  for (const mount of mounts) {
    const [from = '', to = ''] = mount.split(':');
    if (!from.startsWith('./nginx')) continue;
    if (statSync(join(DEPLOY, from)).isDirectory())
      for (const name of readdirSync(join(DEPLOY, from)))
        files[`${to}/${name}`] = deployed(`${from}/${name}`);
    else files[to] = deployed(from);
  }
  return files;
}

/**
 * As a cache pod of the cluster sees them, after the image has filled in the templates.
 *
 * @param {Record<string, string>} data of the ConfigMap
 * @param {Record<string, string>} variables
 * @returns {Files}
 */
export const clusterFiles = (data, variables) => ({
  ...Object.fromEntries(
    Object.entries(data).map(([name, text]) =>
      name.endsWith('.template')
        ? [
            `/etc/nginx/conf.d/${name.slice(0, -'.template'.length)}`,
            text.replace(/\$\{(\w+)\}/g, (_, variable) => variables[variable] ?? ''),
          ]
        : [`${SITE}/${name}`, text],
    ),
  ),
  '/srv/site/pages/down.html': data['down.html'] ?? '',
});

/** Paths to move into the folder; Debian's own files and devices stay. */
const PATH =
  /(?<=[\s"'])\/(?:etc\/nginx\/(?:site|tls|conf\.d)|var\/(?:cache|log|www)|srv|run|tmp)\//g;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
/** Folders without files of the kit. */
const FOLDERS = ['etc/nginx/tls', 'var/log/nginx', 'var/cache/nginx', 'var/www/acme', 'run', 'tmp'];

/**
 * Writes a configuration into `folder`, and returns the path of its nginx.conf.
 *
 * @param {string} folder
 * @param {Files} files
 * @param {Readonly<Record<string, string>>} [changes]
 *   further replacements, such as of `127.0.0.1:3001`
 */
export function writeNginxFolder(folder, files, changes = {}) {
  for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true });
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(' ');
  // Without `user root`, workers of root run as another user, who cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const changed = Object.entries(changes).reduce(
      (rest, [from, to]) => rest.replaceAll(from, to),
      text
        .replace(PATH, `${folder}$&`)
        // In tests this is a socket, which cannot be opened by name.
        .replaceAll('/dev/stderr', join(folder, 'error.log'))
        .replace(/^user .*$/m, '')
        .replace(/^events \{$/m, `${user}events {`)
        .replace(/^http \{$/m, `http { ${temporary}`),
    );
    writeFileSync(join(folder, path), changed);
  }
  const main = Object.keys(files).find((path) => path.endsWith('/nginx.conf')) ?? '';
  return join(folder, main);
}
