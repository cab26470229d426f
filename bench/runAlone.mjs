// Lets each part of the measurement run by itself: `node bench/bytes.mjs --rounds 1`.
import { fileURLToPath } from 'node:url';
import './exitOnSignal.mjs';
import { buildAll } from './build.mjs';
import { readOptions } from './options.mjs';
import { asText, tableCells } from './table.mjs';

/**
 * Measures and prints the table when this module is the one that Node was started with.
 * @param {string} moduleUrl
 * @param {(options: import('./options.mjs').Options) => Promise<import('./figures.mjs').Figure[]>}
 *   measure
 */
export async function runAlone(moduleUrl, measure) {
  if (process.argv[1] !== fileURLToPath(moduleUrl)) return;
  const options = readOptions(process.argv.slice(2));
  buildAll();
  console.log(asText(tableCells(await measure(options))));
}
