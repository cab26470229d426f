// Makes what the site is built from out of the configuration folder (`SITE_DIR`, by default `site`):
// modules and messages into `.site`, drawings and files into `public`. Each fault is one line, and ends
// with exit code 1. Every command that reads them runs it first; unchanged files are left as they are.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { markBuild } from '../server/builtSite.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(root, process.env.SITE_DIR || 'site');
const name = relative(root, folder) || '.';
/** Names what this made, so that what no site has any more is removed. */
const LIST = join(root, '.site/files.json');
const FINGERPRINT = join(root, '.site/fingerprint');

const jiti = createJiti(import.meta.url, {
  alias: { '@': root.replace(/\/$/, '') },
  fsCache: false,
});

/** @param {readonly string[]} faults @returns {never} */
function refuse(faults) {
  for (const fault of faults) console.error(fault.replaceAll(/\s*\n\s*/g, ' '));
  process.exit(1);
}

/** @returns {Promise<unknown>} */
async function config() {
  const path = join(folder, 'site.config.ts');
  if (!existsSync(path)) refuse([`${name}/site.config.ts: is missing`]);
  try {
    return await jiti.import(path, { default: true });
  } catch (fault) {
    return refuse([
      `${name}/site.config.ts: cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`,
    ]);
  }
}

/** @type {typeof import('./site/readSite')} */
const { readSite } = await jiti.import('./site/readSite.ts');
/** @type {typeof import('./site/modules')} */
const { modules } = await jiti.import('./site/modules.ts');

const read = readSite(await config(), { path: folder, name });
if ('faults' in read) refuse(read.faults);
const { source } = read;
const made = modules(source);

const hash = createHash('sha256').update(JSON.stringify([made, source.icon]));
for (const file of source.files)
  hash.update(file).update(readFileSync(join(folder, 'public', file)));
for (const file of readdirSync(join(root, 'scripts/site')))
  hash.update(readFileSync(join(root, 'scripts/site', file)));
const fingerprint = `${name} ${hash.digest('hex')}`;
const isCurrent =
  existsSync(FINGERPRINT) &&
  readFileSync(FINGERPRINT, 'utf8') === fingerprint &&
  JSON.parse(readFileSync(LIST, 'utf8')).every((/** @type {string} */ file) =>
    existsSync(join(root, file)),
  );
if (!isCurrent) await write();
if (process.argv.includes('--built')) markBuild();

async function write() {
  if (existsSync(LIST))
    for (const file of JSON.parse(readFileSync(LIST, 'utf8')))
      rmSync(join(root, file), { force: true });
  /** @param {string} file @param {string | Buffer} content */
  const put = (file, content) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const [file, content] of Object.entries(made)) put(file, content);
  const { drawIcons } = await import('./drawIcons.mjs');
  const icons = Object.entries(await drawIcons()).map(
    ([path, content]) => /** @type {const} */ ([`public${path}`, content]),
  );
  for (const [file, content] of icons) put(file, content);
  const copied = source.files.map((file) => {
    cpSync(join(folder, 'public', file), join(root, 'public', file));
    return `public/${file}`;
  });
  writeFileSync(
    LIST,
    JSON.stringify([...Object.keys(made), ...icons.map(([file]) => file), ...copied]),
  );
  writeFileSync(FINGERPRINT, fingerprint);
}
