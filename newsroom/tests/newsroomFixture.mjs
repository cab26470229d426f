import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNewsroom } from '../newsroom.mjs';

export const PREVIEW_SECRET = 's'.repeat(32);

/**
 * A newsroom on a free port with a data folder of its own; both are gone when the test ends.
 *
 * @param {import('node:test').TestContext} test
 * @param {Record<string, unknown>} [files] path in the data folder to content; text is written as
 * it is
 */
export async function openNewsroom(test, files = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'newsroom-'));
  const clock = { ms: Date.parse('2026-01-15T06:30:00Z') };
  /** @type {string[]} */
  const logged = [];

  /** @param {string} path @param {unknown} content */
  function write(path, content) {
    mkdirSync(join(dataDir, path, '..'), { recursive: true });
    writeFileSync(
      join(dataDir, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  for (const [path, content] of Object.entries(files)) write(path, content);

  const server = createNewsroom({
    dataDir,
    draftSecret: PREVIEW_SECRET,
    now: () => clock.ms,
    log: (line) => logged.push(line),
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  test.after(() => {
    server.close();
    server.closeAllConnections();
    rmSync(dataDir, { recursive: true });
  });

  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const get = (
    /** @type {string} */ path,
    /** @type {import('node:http').OutgoingHttpHeaders} */ headers = {},
  ) => ask(port, path, { headers });
  return {
    clock,
    logged,
    write,
    get,
    remove: (/** @type {string} */ path) => rmSync(join(dataDir, path)),
    ask: (/** @type {string} */ path, /** @type {import('node:http').RequestOptions} */ options) =>
      ask(port, path, options),
    feed: async (/** @type {string} */ name) =>
      JSON.parse((await get(`/api/${name}`)).bytes.toString()),
  };
}

/**
 * Asks without the conveniences of fetch, which adds headers and unpacks bodies by itself.
 *
 * @param {number} port
 * @param {string} path
 * @param {import('node:http').RequestOptions} options
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders,
 * bytes: Buffer }>}
 */
function ask(port, path, options) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, async (response) => {
      const chunks = await response.toArray();
      resolve({
        status: response.statusCode,
        headers: response.headers,
        bytes: Buffer.concat(chunks),
      });
    });
    sent.on('error', reject).end();
  });
}
