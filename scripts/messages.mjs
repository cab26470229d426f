// npm run messages: lists missing translations of messages and of `content` with their English
// fallback, except those of omitted pages and tools.

import { loadSite } from './loadSite.mjs';

const { jiti, folder, name, configuration } = await loadSite();
/** @type {typeof import('./site/messages')} */
const { missingMessages } = await jiti.import('./site/messages.ts');
/** @type {typeof import('./site/neededMessages')} */
const { missingWords } = await jiti.import('./site/neededMessages.ts');
/** @type {typeof import('./site/neededMessages')} */
const { neededMessages } = await jiti.import('./site/neededMessages.ts');
/** @type {typeof import('./site/siteFolder')} */
const { SiteFolder } = await jiti.import('./site/siteFolder.ts');

const isNeeded = neededMessages(configuration.site);
for (const locale of Object.keys(configuration.site.languages)) {
  const missing = [
    ...missingMessages(new SiteFolder(folder, name), locale, isNeeded),
    ...missingWords(configuration.content, locale),
  ];
  for (const [key, text] of missing) console.log(`${locale} ${key}: ${text}`);
  console.log(`${locale}: ${missing.length} texts missing`);
  if (missing.length > 0) process.exitCode = 1;
}
