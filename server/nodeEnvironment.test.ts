/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

it('reads the paths of settings from the release, wherever it is started', () => {
  const { href } = pathToFileURL(join(__dirname, 'nodeEnvironment.mjs'));
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import '${href}'; console.log(process.cwd())`],
    { cwd: tmpdir(), encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe(realpathSync(join(__dirname, '..')));
});
