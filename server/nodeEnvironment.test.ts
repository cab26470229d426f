/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a module prints behind the one that is imported first. */
function printed(code: string): string {
  const { href } = pathToFileURL(join(__dirname, 'nodeEnvironment.mjs'));
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import '${href}'; ${code}`],
    { cwd: tmpdir(), encoding: 'utf8' },
  );
  return stdout.trim();
}

it('keeps Next from settings that nobody has checked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(join(folder, '.env'), 'NEWS_SOURCE=ghost');
  // As `next()` reads its configuration.
  const { href } = pathToFileURL(require.resolve('next/dist/server/config.js'));
  const found = printed(`
    const { default: load } = await import('${href}');
    await load.default('phase-production-server', ${JSON.stringify(folder)}, { silent: true });
    console.log(process.env.NEWS_SOURCE);`);
  rmSync(folder, { recursive: true });
  expect(found).toBe('undefined');
});

it('reads the paths of settings from the release, wherever it is started', () => {
  expect(printed('console.log(process.cwd())')).toBe(realpathSync(join(__dirname, '..')));
});
