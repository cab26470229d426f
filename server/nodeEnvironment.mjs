import { fileURLToPath } from 'node:url';

// Imported first: React, Next and the log read NODE_ENV when they load.
Object.assign(process.env, {
  NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production',
  // Stops Next from reading .env itself: it would do so after our check, and parts of the site
  // would see other settings.
  __NEXT_PROCESSED_ENV: 'true',
});

// Settings name files relative to the project, whatever the start folder was.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
