import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** As `npm ci` leaves the packages where NODE_ENV is production. */
const WITHOUT = `import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(\`export const resolve = (name, context, next) => {
  if (/^(?:jiti|oxfmt)$/.test(name)) throw new Error('not found: ' + name);
  return next(name, context);
}\`))`;

it.each([
  ['site.mjs'],
  ['importCheck.mjs', 'https://a.example/rss'],
  ['tableCheck.mjs', 'fuel', 'fuel.csv'],
  ['newSite.mjs', '../palash', 'paper', 'hi'],
])('%s says what to run where packages are missing', (script, ...args) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(WITHOUT)}`,
      join(__dirname, script),
      ...args,
    ],
    { encoding: 'utf8' },
  );
  expect([status, stderr.trim()]).toEqual([
    1,
    'Packages for the build are missing. Run npm ci --include=dev.',
  ]);
});
