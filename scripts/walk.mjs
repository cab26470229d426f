// Checks that all pages of the sitemap and all their links answer, without missing messages or the
// sample channel's name. Exits with 1 on faults.

import { loadSite } from './loadSite.mjs';
import { TEST_SITE } from './testSiteFolder.mjs';
import { walkSite } from './walkSite.mjs';

const [, , given = ''] = process.argv;
if (!/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : '')) {
  console.error('Usage: npm run walk -- http://localhost:3000');
  process.exit(2);
}
const own = Object.values((await loadSite()).configuration.site.names);
const samples = Object.values((await loadSite(TEST_SITE)).configuration.site.names);
const { pages, files, faults } = await walkSite(
  new URL(given).origin,
  samples.filter((name) => !own.includes(name)),
);
for (const fault of faults) console.log(fault);
console.log(`${pages} pages and ${files} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
