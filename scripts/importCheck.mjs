// Shows how the site would display a WordPress, Ghost (`--key` or GHOST_CONTENT_KEY) or feed. Exits
// with 1 if anything would be lost.

import { checkImport } from './checkImport.mjs';
import { jiti } from './jiti.mjs';
import { makeSite } from './makeSite.mjs';

const { status, lines } = await checkImport(process.argv.slice(2), async () => {
  makeSite();
  // Imported after `makeSite`, because they read its output.
  return {
    ...(await import('../lib/config/environment.mjs')),
    ...(await jiti.import('../lib/importCheck/importStories.ts')),
    ...(await jiti.import('../lib/provider/checkSource.ts')),
  };
});
for (const line of lines) (status === 2 ? console.error : console.log)(line);
process.exit(status);
