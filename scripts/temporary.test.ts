import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

const RUN = `
  import { temporary } from '${__dirname}/temporary.mjs';
  console.log(temporary);
  process.stdin.resume();`;

type Run = ChildProcessByStdio<Writable, Readable, null>;

it.each<[string, (run: Run) => void]>([
  ['by itself', (run) => run.stdin.end()],
  ['by SIGINT', (run) => run.kill('SIGINT')],
  ['by SIGTERM', (run) => run.kill('SIGTERM')],
])('is there until its run ends %s', async (_, end) => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = await once(run.stdout, 'data');
  const folder = String(said).trim();
  expect(existsSync(folder)).toBe(true);
  const ended = once(run, 'exit');
  end(run);
  await ended;
  expect(existsSync(folder)).toBe(false);
});
