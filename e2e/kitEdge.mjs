// The nginx of deploy/ in front of processes of the site, on ports and in a folder of its own, and readers who
// ask it by its names. Nothing of it differs from what is shipped but ports, paths and the certificate.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startProgram, until } from '../bench/servers.mjs';
import { makeCertificate } from '../deploy/testing/certificate.mjs';
import { writeNginxFolder } from '../deploy/testing/nginxFiles.mjs';
import { programPath } from '../deploy/testing/programs.mjs';
import { freePort } from '../scripts/freePort.mjs';

/**
 * @typedef {object} Answer
 * @property {number | undefined} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 *
 * @typedef {object} Asking
 * @property {boolean} [plain] by HTTP, without TLS
 * @property {string} [host]
 * @property {string} [handshake] the name that TLS is begun for, if another
 * @property {string} [method]
 * @property {string} [from] the reader's own address
 * @property {Record<string, string>} [headers]
 */

/**
 * @param {import('../deploy/testing/nginxFiles.mjs').Files} files
 * @param {{ host: string, names: readonly string[], changes: Record<string, string> }} options `names` are in the
 *   certificate, `host` is the one asked for; `changes` are of ports beyond 80 and 443
 */
export async function startKitEdge(files, { host, names, changes }) {
  const folder = mkdtempSync(join(tmpdir(), 'narmada-24-kit-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const main = writeNginxFolder(folder, files, {
    'listen 80 ': `listen ${plainPort} `,
    'listen [::]:80 ': `listen [::]:${plainPort} `,
    'listen 443 ': `listen ${port} `,
    'listen [::]:443 ': `listen [::]:${port} `,
    'listen 8080;': `listen ${plainPort};`,
    'listen 8081;': `listen ${port};`,
    ...changes,
  });
  const ca = makeCertificate(join(folder, 'etc/nginx/tls'), names);
  const nginx = startProgram(programPath('nginx'), [
    ...['-p', folder, '-c', main, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
  ]);

  /**
   * What a reader gets, whole or not at all, of a connection of its own.
   *
   * @param {string} path
   * @param {Asking} [asking]
   * @returns {Promise<Answer>}
   */
  const ask = (
    path,
    { plain = false, host: name = host, handshake = name, method, from, headers } = {},
  ) =>
    new Promise((done, fail) => {
      const options = {
        ...{ host: '127.0.0.1', localAddress: from, agent: false, method, path },
        headers: { ...headers, host: name },
      };
      const sent = plain
        ? plainRequest({ ...options, port: plainPort })
        : tlsRequest({ ...options, port, ca, servername: handshake });
      sent.on('error', fail);
      sent.on('response', async (response) => {
        try {
          const chunks = await response.toArray();
          const body = Buffer.concat(chunks);
          const isBrotli = response.headers['content-encoding'] === 'br' && body.length > 0;
          const text = String(isBrotli ? brotliDecompressSync(body) : body);
          done({ status: response.statusCode, headers: response.headers, text });
        } catch (fault) {
          fail(fault);
        }
      });
      sent.end();
    });

  await until(async () => (await ask('/', { plain: true })).status !== undefined);
  return {
    ask,
    plainPort,
    /** Puts a file where nginx finds it, by its path on a machine. @param {string} path @param {string} text */
    put(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
