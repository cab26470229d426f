// Lists the messages that a language of the site has no words for, with the English ones that stand in
// for them: `npm run messages`. A message of a page or tool that the site has left out is not needed.

import { loadSite } from './loadSite.mjs';

const { jiti, folder, name, source } = await loadSite();
/** @type {typeof import('./site/messages')} */
const { missingMessages } = await jiti.import('./site/messages.ts');
/** @type {typeof import('./site/neededMessages')} */
const { neededMessages } = await jiti.import('./site/neededMessages.ts');
/** @type {typeof import('./site/siteFolder')} */
const { SiteFolder } = await jiti.import('./site/siteFolder.ts');

const isNeeded = neededMessages(source.site);
for (const locale of Object.keys(source.site.languages)) {
  const missing = missingMessages(new SiteFolder(folder, name), locale, isNeeded);
  for (const [key, text] of missing) console.log(`${locale} ${key}: ${text}`);
  console.log(`${locale}: ${missing.length} missing`);
  if (missing.length > 0) process.exitCode = 1;
}
