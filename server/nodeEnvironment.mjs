// Imported first: React, Next and the log read NODE_ENV as they are loaded.
Object.assign(process.env, {
  NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production',
});
