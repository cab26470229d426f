// Measures everything, or with `--only` a part, and prints one table (`npm run bench`). A whole run
// also writes docs/performance.md and its plot. Quick check that it works:
// npm run bench -- --rounds 1 --requests 10 --folder test-results
import { buildAll } from './build.mjs';
import { byteFigures } from './bytes.mjs';
import { growthFigures } from './growth.mjs';
import { lighthouseFigures } from './lighthouse.mjs';
import { readOptions } from './options.mjs';
import { phoneFigures } from './phone.mjs';
import { machineLoad, writeReport } from './report.mjs';
import { searchFigures } from './search.mjs';
import { serverFigures } from './serverCost.mjs';
import { shellFigures } from './shell.mjs';
import { asText, tableCells } from './table.mjs';

/** @type {Record<string, (options: import('./options.mjs').Options) => Promise<import('./figures.mjs').Figure[]>>} */
const PARTS = {
  server: serverFigures,
  shell: shellFigures,
  bytes: byteFigures,
  phone: phoneFigures,
  lighthouse: lighthouseFigures,
  growth: growthFigures,
  search: searchFigures,
};

const options = readOptions(process.argv.slice(2));
const { only = Object.keys(PARTS) } = options;
const unknown = only.filter((name) => !PARTS[name]);
if (unknown.length > 0)
  throw new Error(
    `bench: no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`,
  );

const load = machineLoad();
buildAll({ anew: !options['no-build'] });
/** @type {import('./figures.mjs').Figure[]} */
const figures = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (!only.includes(name)) continue;
  console.error(`bench: ${name}`);
  try {
    figures.push(...(await measure(options)));
  } catch (fault) {
    // The other parts took long as well.
    console.error(`bench: ${name} is left out:`, fault);
    process.exitCode = 1;
  }
}
console.log(asText(tableCells(figures)));
if (!options.only) console.error(`bench: wrote ${await writeReport(figures, options, load)}`);
