import { fileURLToPath } from 'node:url';

// Imported first: React, Next and the log read NODE_ENV as they are loaded.
Object.assign(process.env, {
  NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production',
  // Else Next reads .env by itself, once the settings are checked, so that half of the site has others.
  __NEXT_PROCESSED_ENV: 'true',
});

// Folders and files of the settings are named from here, wherever the start was.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
