// @ts-check
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isPublicUrl } from '../lib/config/publicUrl.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The configuration folder where `SITE_DIR` names none. */
const DEFAULT = 'site';

/**
 * What is noted of a site: its folder by the last part of the path, which is the same on every machine;
 * its files, and all that was made of them, by a hash each; and what in it is still a sample's.
 */
const noteSchema = z.object({
  folder: z.string(),
  files: z.string(),
  made: z.string(),
  leftovers: z.array(z.string()),
});

/** @typedef {z.output<typeof noteSchema>} Note */

/** The note on what is in `.site`. @param {string} [project] */
export const madeNote = (project = root) => join(project, '.site/fingerprint');

/** The note on what the build was made from. @param {string} [project] */
export const builtNote = (project = root) => join(project, '.next/SITE');

/** A note as it was written; null without one. @param {string} file @returns {Note | null} */
function readNote(file) {
  if (!existsSync(file)) return null;
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * The configuration folder as an absolute path. It may lie outside of the project.
 *
 * @param {string | undefined} given `SITE_DIR`: an absolute path, or one from the project
 * @param {string} [project]
 */
export const configurationFolder = (given, project = root) => resolve(project, given || DEFAULT);

/**
 * A hash of every file of a folder; its repository, other hidden files and packages apart.
 *
 * @param {string} folder
 */
export function hashOfFolder(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !/(^|[\\/])(\.|node_modules[\\/])/.test(file));
  for (const file of files.sort())
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** Notes in a build which site it was made from. */
export const markBuild = () => copyFileSync(madeNote(), builtNote());

/** @param {string} [project] */
const isOfWhatIsMade = (project = root) =>
  JSON.stringify(readNote(builtNote(project))) === JSON.stringify(readNote(madeNote(project)));

/** Whether there is a build, and it was made from the site that `.site` has. */
export const isOfThisSite = () => readNote(builtNote()) !== null && isOfWhatIsMade();

/**
 * Why a note is not of the folder that `SITE_DIR` names, in one line; null where it is. A folder that is
 * there is compared by its files, wherever it lies; of one that is not, as in a release without it, only
 * the name can be.
 *
 * @param {Note} note
 * @param {string | undefined} given `SITE_DIR`
 * @param {string} what what the note is of
 * @param {string} [project]
 */
function differenceOf(note, given, what, project) {
  const folder = configurationFolder(given, project);
  const isThere = existsSync(join(folder, 'site.config.ts'));
  if (isThere ? hashOfFolder(folder) === note.files : basename(folder) === note.folder) return null;
  if (basename(folder) === note.folder)
    return `${what} was made from another state of ${given || DEFAULT}`;
  return `${what} was made from ${note.folder}, and SITE_DIR is ${given || `not set, so that it is ${DEFAULT}`}`;
}

/**
 * Why a server may not serve the build that is there, in one line; null where it may.
 *
 * @param {string | undefined} given `SITE_DIR`
 * @param {string} [project]
 */
export function buildFault(given, project = root) {
  const built = readNote(builtNote(project));
  if (!built) return 'There is no build of the site: run npm run build';
  const difference = differenceOf(built, given, 'The build', project);
  if (difference) return `${difference}: name the same folder at both, or run npm run build`;
  return isOfWhatIsMade(project)
    ? null
    : 'What was made from the configuration has changed since the build: run npm run build';
}

/**
 * What the build still has of a sample, where `SITE_URL` is one that readers reach: a line each.
 *
 * @param {string} siteUrl
 * @param {string} [project]
 */
export const leftoversOfBuild = (siteUrl, project = root) =>
  isPublicUrl(siteUrl) ? (readNote(builtNote(project))?.leftovers ?? []) : [];

/**
 * Why `.site` cannot be built, in one line; null where it is of the folder that `SITE_DIR` names.
 *
 * @param {string | undefined} given `SITE_DIR`
 * @param {string} [project]
 */
export function madeFault(given, project = root) {
  const made = readNote(madeNote(project));
  if (!made) return 'Nothing was made from the configuration yet: run npm run site';
  const difference = differenceOf(made, given, '.site', project);
  return difference && `${difference}: run npm run site`;
}

/** The name that Next gave the build, as its pages have it too. */
export const buildName = () => readFileSync(join(root, '.next/BUILD_ID'), 'utf8');
