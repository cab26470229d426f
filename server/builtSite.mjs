import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isPublicUrl } from '../lib/config/publicUrl.mjs';
import { filesBelow } from './filesBelow.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const DEFAULT = 'site';

/**
 * `folder`: last path segment, the same on every machine; `files` and `made`: hashes of source and
 * output; `leftovers`: sample content not yet replaced.
 */
const noteSchema = z.object({
  folder: z.string(),
  files: z.string(),
  made: z.string(),
  leftovers: z.array(z.string()),
});

/** @typedef {z.output<typeof noteSchema>} Note */

/** @param {string} [project] */
export const madeNote = (project = root) => join(project, '.site/fingerprint');

/** @param {string} [project] */
export const builtNote = (project = root) => join(project, '.next/SITE');

/** @param {string} file @returns {Note | null} */
function readNote(file) {
  if (!existsSync(file)) return null;
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * @param {string | undefined} given `SITE_DIR`: absolute, or relative to the project
 * @param {string} [project]
 */
export const configurationFolder = (given, project = root) =>
  resolve(project, given?.trim() || DEFAULT);

/** @param {string} folder */
export function hashOfFolder(folder) {
  const hash = createHash('sha256');
  const files = filesBelow(folder).filter((file) => !/(^|[\\/])\./.test(file));
  for (const file of files.sort())
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

export const markBuild = () => copyFileSync(madeNote(), builtNote());

/** @param {string} [project] */
const isOfWhatIsMade = (project = root) =>
  JSON.stringify(readNote(builtNote(project))) === JSON.stringify(readNote(madeNote(project)));

export const isOfThisSite = () => readNote(builtNote()) !== null && isOfWhatIsMade();

/**
 * Compares an existing folder by the hash of its files; a missing one (as in a release) by name
 * only.
 *
 * @param {Note} note
 * @param {string | undefined} given `SITE_DIR`
 * @param {string} command that wrote the note
 * @param {string} [project]
 */
function differenceOf(note, given, command, project) {
  const folder = configurationFolder(given, project);
  const isThere = existsSync(join(folder, 'site.config.ts'));
  if (isThere ? hashOfFolder(folder) === note.files : basename(folder) === note.folder) return null;
  const setting = given ? `SITE_DIR=${given}` : `SITE_DIR=${DEFAULT} (default)`;
  return basename(folder) === note.folder
    ? `${setting}: the folder changed since ${command}. Run it again.`
    : `${setting}, but ${command} was for ${note.folder}. Change SITE_DIR, or run it again.`;
}

/**
 * Returns null if the server may serve this build, otherwise one line of explanation.
 *
 * @param {string | undefined} given `SITE_DIR`
 * @param {string} [project]
 */
export function buildFault(given, project = root) {
  const built = readNote(builtNote(project));
  if (!built) return 'The site is not built. Run npm run build.';
  const difference = differenceOf(built, given, 'npm run build', project);
  if (difference) return difference;
  return isOfWhatIsMade(project) ? null : '.site changed since npm run build. Run it again.';
}

/**
 * @param {string} siteUrl
 * @param {string} [project]
 */
export const leftoversOfBuild = (siteUrl, project = root) =>
  isPublicUrl(siteUrl) ? (readNote(builtNote(project))?.leftovers ?? []) : [];

/**
 * Returns null if `.site` matches `SITE_DIR`, otherwise one line of explanation.
 *
 * @param {string | undefined} given `SITE_DIR`
 * @param {string} [project]
 */
export function madeFault(given, project = root) {
  const made = readNote(madeNote(project));
  if (!made) return '.site is missing. Run npm run site.';
  return differenceOf(made, given, 'npm run site', project);
}

export const buildName = () => readFileSync(join(root, '.next/BUILD_ID'), 'utf8');
