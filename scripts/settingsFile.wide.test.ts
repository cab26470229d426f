import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The module itself, in a project of its own.
const project = mkdtempSync(join(tmpdir(), 'settings-'));
beforeAll(() => {
  mkdirSync(join(project, 'scripts'));
  mkdirSync(join(project, 'server'));
  cpSync(join(__dirname, 'settingsFile.mjs'), join(project, 'scripts/settingsFile.mjs'));
  writeFileSync(
    join(project, 'server/builtSite.mjs'),
    `export const root = ${JSON.stringify(project)};`,
  );
});
afterEach(() => rmSync(join(project, '.env'), { force: true }));
afterAll(() => rmSync(project, { recursive: true }));

/** A setting, as a command of npm finds it. */
const found = (env: { SITE_DIR?: string } = {}) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `await import(${JSON.stringify(join(project, 'scripts/settingsFile.mjs'))});
       process.stdout.write(String(process.env.SITE_DIR));`,
    ],
    { encoding: 'utf8', cwd: tmpdir(), env: { NODE_ENV: 'test', ...env } },
  );

it('is not needed', () => {
  expect(found()).toMatchObject({ stdout: 'undefined', stderr: '' });
});

it.each([
  ['SITE_DIR=../palash\n'],
  ['SITE_DIR="../palash"'],
  ['export SITE_DIR=../palash\n'],
  ['# Ours\r\nSITE_DIR = ../palash  # beside the project\r\n'],
])('has the setting of %j', (text) => {
  writeFileSync(join(project, '.env'), text);
  expect(found()).toMatchObject({ stdout: '../palash', stderr: '' });
  expect(found({ SITE_DIR: 'site' })).toMatchObject({ stdout: 'site', stderr: '' });
});
