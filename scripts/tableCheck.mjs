// Checks a desk's table, a file or a published sheet's URL, with the product's own reader. Prints
// unusable lines and exits with 1.

import { jiti } from './jiti.mjs';
import { makeSite } from './makeSite.mjs';
import { reportTable } from './reportTable.mjs';

makeSite();
const { status, lines } = await reportTable(
  process.argv.slice(2),
  await jiti.import('../lib/figures/checkTable.ts'),
);
for (const line of lines) (status === 2 ? console.error : console.log)(line);
process.exit(status);
