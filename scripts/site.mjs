// Generates `.site` and files of `public` from `SITE_DIR`; `--check` only checks. Exits with 1 on
// faults, and on sample texts under a public `SITE_URL`.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isPublicUrl } from '../lib/config/publicUrl.mjs';
import { hashOfFolder, madeNote, markBuild, root } from '../server/builtSite.mjs';
import { findLeftovers } from './findLeftovers.mjs';
import { loadSite } from './loadSite.mjs';

/** Lists generated files, so that the next run can remove obsolete ones. */
const LIST = join(root, '.site/files.json');
const NOTE = madeNote();

const loaded = await loadSite();
const { jiti, folder, name, configuration } = loaded;
const { isSample, lines: leftovers } = await findLeftovers(loaded);
const { SITE_URL } = process.env;
const isPublic = SITE_URL !== undefined && URL.canParse(SITE_URL) && isPublicUrl(SITE_URL);
if (isPublic || !isSample) for (const line of leftovers) console.error(line);
if (isPublic && leftovers.length > 0) process.exit(1);
/** @type {typeof import('./site/modules')} */
const { modules } = await jiti.import('./site/modules.ts');
const made = modules(configuration);

const hash = createHash('sha256').update(JSON.stringify([made, configuration.icon]));
for (const [file, from] of Object.entries(configuration.files))
  hash.update(file).update(readFileSync(join(folder, from)));
for (const file of readdirSync(join(root, 'scripts/site')))
  hash.update(readFileSync(join(root, 'scripts/site', file)));
/** @type {import('../server/builtSite.mjs').Note} */
const note = {
  folder: basename(folder),
  files: hashOfFolder(folder),
  made: hash.digest('hex'),
  leftovers,
};
const noteText = JSON.stringify(note);
const isCurrent =
  existsSync(NOTE) &&
  readFileSync(NOTE, 'utf8') === noteText &&
  JSON.parse(readFileSync(LIST, 'utf8')).every((/** @type {string} */ file) =>
    existsSync(join(root, file)),
  );
if (process.argv.includes('--check')) process.exit(0);
if (process.argv.includes('--built')) {
  if (!isCurrent) {
    console.error(`${name}: the folder changed during the build. Run npm run build again.`);
    process.exit(1);
  }
  markBuild();
} else if (!isCurrent) await write();

/** Writes only changed files, so that a running `npm run dev` rebuilds little. */
async function write() {
  const before = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : [];
  /** @param {string} file @param {string | Buffer} content */
  const put = (file, content) => {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const [file, content] of Object.entries(made)) put(file, content);
  const { drawIcons } = await import('./drawIcons.mjs');
  const icons = Object.entries(await drawIcons()).map(
    ([path, content]) => /** @type {const} */ ([`public${path}`, content]),
  );
  for (const [file, content] of icons) put(file, content);
  const copied = Object.entries(configuration.files).map(([file, from]) => {
    put(file, readFileSync(join(folder, from)));
    return file;
  });
  const files = new Set([...Object.keys(made), ...icons.map(([file]) => file), ...copied]);
  for (const file of before) if (!files.has(file)) rmSync(join(root, file), { force: true });
  writeFileSync(LIST, JSON.stringify([...files]));
  writeFileSync(NOTE, noteText);
}
