// The nginx files of deploy/ in a folder that needs no root: other paths and ports, otherwise
// unchanged.

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** @typedef {Record<string, string>} Files the text of each file by its path on the machine */

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));
const SITE = '/etc/nginx/site';

/** @param {string} path in `deploy` */
const deployed = (path) => readFileSync(join(DEPLOY, path), 'utf8');

/** As docs/operate.md has them copied to a machine. @returns {Files} */
export const machineFiles = () => ({
  '/etc/nginx/nginx.conf': deployed('nginx/nginx.conf'),
  ...Object.fromEntries(
    ['http', 'requests', 'site', 'upstream'].map((name) => [
      `${SITE}/${name}.conf`,
      deployed(`nginx/${name}.conf`),
    ]),
  ),
  '/srv/site/pages/down.html': deployed('nginx/down.html'),
});

/** As the compose file mounts them, a later mount over an earlier one. @returns {Files} */
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
 * As a pod of the cluster's cache has them, once the image's start has filled in the templates.
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

/** Folders of a machine; what is left alone are Debian's own files and devices. */
const PATH =
  /(?<=[\s"'])\/(?:etc\/nginx\/(?:site|tls|conf\.d)|var\/(?:cache|log|www)|srv|run|tmp)\//g;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
/** Of these no file is part of the kit. */
const FOLDERS = ['etc/nginx/tls', 'var/log/nginx', 'var/cache/nginx', 'var/www/acme', 'run', 'tmp'];

/**
 * Writes a configuration below `folder`; gives the path of its nginx.conf.
 *
 * @param {string} folder
 * @param {Files} files
 * @param {Readonly<Record<string, string>>} [changes] what else is replaced, such as `127.0.0.1:3001`
 */
export function writeNginxFolder(folder, files, changes = {}) {
  for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true });
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(' ');
  // Root's workers would be another user's, for whom the folder is closed.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const changed = Object.entries(changes).reduce(
      (rest, [from, to]) => rest.replaceAll(from, to),
      text
        .replace(PATH, `${folder}$&`)
        // A test's is a socket, which has no name to open.
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
