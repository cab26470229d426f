// Packages of development, which `npm ci` leaves out where NODE_ENV is production: one line instead of a stack.

const { createJiti } = await import('jiti').catch(() => {
  console.error('The packages that build the site are missing: run npm ci --include=dev');
  process.exit(1);
});

export { createJiti };
