// What the site would show of a WordPress, Ghost (`--key` or GHOST_CONTENT_KEY) or feed, and what
// it would lose; then exits with 1.

import { checkImport } from './checkImport.mjs';
import { jiti } from './jiti.mjs';
import { makeSite } from './makeSite.mjs';

const { status, lines } = await checkImport(process.argv.slice(2), async () => {
  makeSite();
  // Not before `makeSite`: they read what that makes.
  return {
    ...(await import('../lib/config/environment.mjs')),
    ...(await jiti.import('../lib/importCheck/importStories.ts')),
    ...(await jiti.import('../lib/provider/checkSource.ts')),
  };
});
for (const line of lines) (status === 2 ? console.error : console.log)(line);
process.exit(status);
