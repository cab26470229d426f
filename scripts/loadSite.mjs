import './settingsFile.mjs';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reasonOf } from '../lib/reasonOf.mjs';
import { configurationFolder, root } from '../server/builtSite.mjs';
import { drawingFaults } from './drawingFaults.mjs';
import { jiti } from './jiti.mjs';

/** @param {readonly string[]} faults @returns {never} */
function refuse(faults) {
  for (const fault of faults) console.error(fault.replaceAll(/(?<!\s)\s*\n\s*/g, ' '));
  process.exit(1);
}

/**
 * Loads and checks the configuration folder, `SITE_DIR` by default. Prints one line per fault and
 * exits with 1. `jiti` loads further TypeScript.
 */
export async function loadSite(given = process.env.SITE_DIR) {
  const folder = configurationFolder(given);
  const path = relative(root, folder) || '.';
  const name = path.startsWith('..') ? folder : path;
  const file = `${name}/site.config.ts`;
  if (!existsSync(join(folder, 'site.config.ts')))
    refuse([`${file}: is missing. Set SITE_DIR to the folder that has it.`]);
  /** @param {unknown} fault */
  const unreadable = (fault) => refuse([`${file}: cannot be read: ${reasonOf(fault)}`]);
  const config = await jiti
    .import(join(folder, 'site.config.ts'), { default: true })
    .catch(unreadable);
  if (!['id', 'names', 'languages'].some((field) => field in Object(config)))
    refuse([`${file}: must have an export default defineSite({ … })`]);
  /** @type {typeof import('./site/readSite')} */
  const { readSite } = await jiti.import('./site/readSite.ts');
  const read = readSite(config, { path: folder, name });
  if ('faults' in read) return refuse(read.faults);
  const { configuration } = read;
  const faults = await drawingFaults({ folder, name, configuration });
  return faults.length > 0 ? refuse(faults) : { jiti, folder, name, configuration };
}
