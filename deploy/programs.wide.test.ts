import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, programPath } from '@/deploy/testing/programs.mjs';

// Each file that another program reads, read by that program.

const ROOT = join(__dirname, '..');
const deployed = (path: string) => join(__dirname, path);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a program says of a file: its exit code, and all that it complains of. */
function verdict(program: Program, ...command: string[]) {
  const { status, stderr } = spawnSync(programPath(program), command, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, stderr };
}
const SOUND = { status: 0, stderr: '' };

/** A copy of a file with one word of it misspelt. */
function misspelt(path: string, word: string, name: string) {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(word);
  const copy = join(folder, name);
  writeFileSync(copy, text.replace(word, word.slice(0, -1)));
  return copy;
}

describe('varnishd', () => {
  // It prints the program that it makes of the file, and complains there too.
  const statusOf = (file: string) =>
    verdict('varnishd', '-C', '-j', 'none', '-n', join(folder, 'work'), '-f', file).status;

  it('takes the VCL', () => {
    expect(statusOf(deployed('varnish/default.vcl'))).toBe(0);
  });

  it('refuses another', () => {
    expect(statusOf(misspelt(deployed('varnish/default.vcl'), 'return (hash)', 'a.vcl'))).toBe(2);
  });
});

describe('systemd', () => {
  const UNIT = deployed('systemd/site@.service');

  it('takes the unit as an instance', () => {
    const instance = join(folder, 'site@3001.service');
    copyFileSync(UNIT, instance);
    expect(verdict('systemd-analyze', 'verify', instance)).toEqual(SOUND);
  });

  it('takes the unit of notifications', () => {
    const unit = deployed('systemd/site-push.service');
    expect(verdict('systemd-analyze', 'verify', unit)).toEqual(SOUND);
  });

  it('takes the watch over a process, and its timer', () => {
    for (const kind of ['service', 'timer'])
      copyFileSync(
        deployed(`systemd/site-watch@.${kind}`),
        join(folder, `site-watch@3001.${kind}`),
      );
    const timer = join(folder, 'site-watch@3001.timer');
    expect(verdict('systemd-analyze', 'verify', timer)).toEqual(SOUND);
    expect(verdict('systemd-analyze', 'verify', timer.replace('timer', 'service'))).toEqual(SOUND);
  });

  it('complains of a name that it does not know', () => {
    const { stderr } = verdict(
      'systemd-analyze',
      'verify',
      misspelt(UNIT, 'ProtectHome', 'site@3001.service'),
    );
    expect(stderr).toContain("Unknown key 'ProtectHom'");
  });
});

describe('promtool', () => {
  it('takes the rules, and the configuration that names them', () => {
    for (const name of ['alerts.yml', 'prometheus.yml'])
      copyFileSync(deployed(name), join(folder, name));
    expect(verdict('promtool', 'check', 'rules', deployed('alerts.yml'))).toEqual(SOUND);
    expect(verdict('promtool', 'check', 'config', join(folder, 'prometheus.yml'))).toEqual(SOUND);
  });

  it('asks each process for ready where its unit has it listen', () => {
    const unit = readFileSync(deployed('systemd/site@.service'), 'utf8');
    const [, host] = / HOST=(\S+) /.exec(unit) ?? [];
    const asked = readFileSync(deployed('prometheus.yml'), 'utf8').matchAll(
      /'http:\/\/([^/']+)\/api\/ready'/g,
    );
    expect([...asked].map(([, at]) => at)).toEqual([`${host}:3001`, `${host}:3002`]);
  });

  it('refuses a function that it does not know', () => {
    const file = misspelt(deployed('alerts.yml'), 'absent(', 'a.yml');
    expect(verdict('promtool', 'check', 'rules', file).status).toBe(1);
  });
});

describe('shells', () => {
  const shebang = (path: string) => /^#!.*\b(sh|bash)\n/.exec(readFileSync(path, 'utf8'))?.[1];
  const scripts = ['.ci', 'deploy', 'scripts', 'sources']
    .flatMap((top) =>
      readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
    )
    .filter((path) => shebang(join(ROOT, path)));

  it('finds them by their first line', () => {
    expect(scripts).toEqual(expect.arrayContaining(['.ci/run', 'sources/ghost/install.sh']));
  });

  it.each(scripts)('%s can be read', (script) => {
    const path = join(ROOT, script);
    expect(verdict('bash', '-n', path)).toEqual(SOUND);
    // Debian's `sh` knows less than Bash.
    expect(shebang(path) === 'sh' ? verdict('sh', '-n', path) : SOUND).toEqual(SOUND);
  });

  it('is what refuses an open quotation', () => {
    const script = join(folder, 'a.sh');
    writeFileSync(script, 'echo "a');
    expect(verdict('bash', '-n', script).status).toBe(2);
  });
});
