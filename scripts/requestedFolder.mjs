import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { folderFault } from '../server/folderFault.mjs';

const EXAMPLE = 'npm run new-site -- ../palash paper hi en';

/**
 * Reads the arguments of `npm run new-site` and creates a missing folder; `fault` says what is
 * wrong.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{ given: string, folder: string, kind: 'paper' | 'channel' } | { fault: string }>}
 */
export async function requestedFolder([given, kind]) {
  if (!given) return { fault: `Give a folder for the new site: ${EXAMPLE}` };
  if (kind !== 'paper' && kind !== 'channel')
    return { fault: `Write paper or channel after the folder: ${EXAMPLE}` };
  if (/^[a-z][a-z+.-]+:/i.test(given)) return { fault: `${given} is not a folder: ${EXAMPLE}` };
  const folder = resolve(given);
  const fault = await folderFault(folder);
  if (fault) return { fault: `Cannot write to ${given}: ${fault}` };
  const isEmpty = readdirSync(folder).every((file) => file.startsWith('.'));
  return isEmpty ? { given, folder, kind } : { fault: `${given} is not empty` };
}

/** Quotes a word for a shell, unless all its characters are safe. @param {string} word */
export const shellQuote = (word) =>
  /^[\w@%+:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
