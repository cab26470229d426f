/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

it('npm itself refuses a Node that is too old', () => {
  const asked = ['config', 'get', 'engine-strict'];
  const options = { cwd: join(__dirname, '..'), encoding: 'utf8' } as const;
  expect(execFileSync('npm', asked, options)).toBe('true\n');
});
