import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/freePort.mjs';

// What the unit runs, with a `systemctl` that writes down what it is told, and a process that is stopped.

const UNIT = readFileSync(join(__dirname, 'systemd/site-watch@.service'), 'utf8');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function look(port: number, { isActive = true } = {}) {
  const told = join(folder, 'told');
  const systemctl = join(folder, 'systemctl');
  writeFileSync(
    systemctl,
    `#!/bin/sh\n[ "$1" = is-active ] && exit ${isActive ? 0 : 3}\necho "$@" > ${told}\n`,
  );
  chmodSync(systemctl, 0o755);
  const [, script = ''] = /^ExecStart=\/bin\/sh -c '([^']+)'/m.exec(UNIT) ?? [];
  const shorter = script.replaceAll('\\\n', '').replaceAll('%i', String(port));
  expect(shorter).toContain('--max-time 20');
  const run = spawn('/bin/sh', ['-c', shorter.replace('--max-time 20', '--max-time 1')], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  const [code] = await once(run, 'exit');
  return { code, told: existsSync(told) ? readFileSync(told, 'utf8') : '' };
}

async function startServer(port: number) {
  const child = spawn(process.execPath, [
    '-e',
    `require('http').createServer((_, r) => r.end()).listen(${port}, '127.0.0.1', () => console.log(1))`,
  ]);
  await once(child.stdout, 'data');
  return child;
}

it('leaves a process that answers, and kills it once it is frozen', async () => {
  const port = await freePort();
  const child = await startServer(port);
  try {
    expect(await look(port)).toEqual({ code: 0, told: '' });
    child.kill('SIGSTOP');
    expect(await look(port)).toEqual({ code: 0, told: `kill --signal=KILL site@${port}\n` });
  } finally {
    child.kill('SIGKILL');
  }
});

it('leaves one that starts or stops to systemd', async () => {
  expect(await look(await freePort(), { isActive: false })).toEqual({ code: 0, told: '' });
});
