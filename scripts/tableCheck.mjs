// Reads a desk's table, a file or a published sheet's address, by the product's own reader; names
// lines that do not count (exit code 1).

import { jiti } from './jiti.mjs';
import { makeSite } from './makeSite.mjs';

const PATIENCE_MS = 10_000;

const [kind = '', address] = process.argv.slice(2);
makeSite();
/** @type {typeof import('../lib/figures/table/checkTable')} */
const { checkTable, TABLE_KINDS } = await jiti.import('../lib/figures/table/checkTable.ts');
const known = TABLE_KINDS.find((name) => name === kind);
if (!known || !address) {
  console.error(
    `Name a kind (${TABLE_KINDS.join(', ')}) and a table: npm run table-check -- fuel desk/fuel.csv`,
  );
  process.exit(2);
}
const { lines, faults } = await checkTable(known, address, AbortSignal.timeout(PATIENCE_MS));
console.log(`${address} (${known}): ${lines} ${lines === 1 ? 'line' : 'lines'} can be used`);
for (const fault of faults) console.log(`- ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
