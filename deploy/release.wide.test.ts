import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The script itself, below another root, with an `npm` that builds nothing.

let root = '';
const at = (path: string) => join(root, path);
const releases = () => readdirSync(at('srv/site/releases')).sort((a, b) => Number(a) - Number(b));
const current = () => readlinkSync(at('srv/site/current'));
const put = (path: string, text: string) => {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), text);
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));
  const script = readFileSync(join(__dirname, 'release.sh'), 'utf8');
  put('checkout/deploy/release.sh', script.replace(/\/(?=srv\/|etc\/)/g, `${root}/`));
  put('checkout/site/site.config.ts', '');
  put('etc/site.env', 'SITE_DIR=site\n');
  put(
    'bin/npm',
    '#!/bin/sh\nmkdir -p .next/static\necho 2 | tee .next/static/both.js > .next/static/new.js\nprintf "%s|%s" "$SITE_DIR" "$SITE_URL" > built\n',
  );
  for (const program of ['bin/npm', 'checkout/deploy/release.sh']) chmodSync(at(program), 0o755);
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
      cwd: at('checkout'),
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'all');
});
afterEach(() => rmSync(root, { recursive: true }));

const release = (number: number) =>
  spawnSync(at('checkout/deploy/release.sh'), [String(number)], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` },
  });
function earlier(numbers: readonly number[], used: number) {
  for (const number of numbers) put(`srv/site/releases/${number}/package.json`, '{}');
  symlinkSync(at(`srv/site/releases/${used}`), at('srv/site/current'));
}

it('keeps the three newest', () => {
  earlier([8, 9, 10], 10);
  put('srv/site/releases/notes/a', 'of somebody');
  expect(release(11).status).toBe(0);
  expect(releases().filter((name) => name !== 'notes')).toEqual(['9', '10', '11']);
  expect(existsSync(at('srv/site/releases/notes/a'))).toBe(true);
  expect(current()).toBe(at('srv/site/releases/11'));
});

it.each([2, 9, 10])('refuses %d, which would count as older than it is', (number) => {
  earlier([8, 9, 10], 10);
  const { status, stderr } = release(number);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Use a number above 10\./)]);
  expect(releases()).toEqual(['8', '9', '10']);
  expect(current()).toBe(at('srv/site/releases/10'));
});

it('keeps what was in use after a rollback', () => {
  earlier([1, 2, 3], 1);
  const { status, stdout } = release(4);
  expect([status, stdout]).toEqual([0, expect.stringContaining('Release 1 is in use and stays')]);
  expect(releases()).toEqual(['1', '2', '3', '4']);
});

it.each([
  ['SITE_DIR="site"\nSITE_URL=\'https://www.example.org\'\n'],
  ['SITE_DIR = site\n  SITE_URL = https://www.example.org \n'],
  ['SITE_DIR=palash\r\nSITE_DIR=site\r\nSITE_URL=https://www.example.org\r\n'],
])('reads the settings as systemd does: %j', (settings) => {
  put('etc/site.env', settings);
  expect(release(1)).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(at('srv/site/releases/1/built'), 'utf8')).toBe(
    'site|https://www.example.org',
  );
});

it.each([
  ['export SITE_DIR=site\n', /^\S+: delete the word export\./],
  ['SITE_DIR=palash\n', /^SITE_DIR in \S+ is palash, and the project has no such folder/],
])('builds nothing with the settings %j', (settings, line) => {
  put('etc/site.env', settings);
  expect(release(1)).toMatchObject({ status: 1, stderr: expect.stringMatching(line) });
  expect(existsSync(at('srv/site/releases'))).toBe(false);
});

it('says what is not committed, and leaves it out', () => {
  put('checkout/site/logo.svg', '<svg/>');
  put('checkout/site/site.config.ts', '// edited');
  const { status, stderr } = release(1);
  expect([status, stderr]).toEqual([
    0,
    'Not committed, so not in the release:\n M site/site.config.ts\n?? site/logo.svg\n',
  ]);
  expect(existsSync(at('srv/site/releases/1/site/logo.svg'))).toBe(false);
});

it('adds its scripts to those of earlier releases, also where `cp -n` fails at one that is there', () => {
  put('bin/cp', '#!/bin/sh\nexit 1\n');
  chmodSync(at('bin/cp'), 0o755);
  const scripts = 'srv/site/static/_next/static';
  for (const name of ['both', 'old']) put(`${scripts}/${name}.js`, '1\n');
  expect(release(1)).toMatchObject({ status: 0, stderr: '' });
  expect(
    ['both', 'new', 'old'].map((name) => readFileSync(at(`${scripts}/${name}.js`), 'utf8')),
  ).toEqual(['1\n', '2\n', '1\n']);
});

it('keeps what a process still runs in', () => {
  earlier([1, 2, 3], 3);
  const running = spawn('sleep', ['60'], { cwd: at('srv/site/releases/1') });
  try {
    expect(release(4).status).toBe(0);
  } finally {
    running.kill();
  }
  expect(releases()).toEqual(['1', '2', '3', '4']);
});
