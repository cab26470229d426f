import { Script } from 'node:vm';
import { engines, overrides, scripts } from '../package.json';

// As a shell takes it: what is between the quotes is Node's.
const [, code = ''] = /^node -e "([^"]+)"$/.exec(scripts.preinstall) ?? [];

it.each([
  ['18.20.8', 1],
  ['20.9.0', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['20.20.2', 0],
  ['22.4.0', 0],
  ['26.0.0', 0],
])('`npm ci` by Node %s ends with %i, and a line that says why', (node, status) => {
  const ended = { status: 0, lines: [''] };
  new Script(code).runInNewContext({
    require: () => ({ engines }),
    process: { versions: { node }, exit: (given: number) => (ended.status = given) },
    console: { error: (line: string) => ended.lines.push(line) },
  });
  expect(ended).toEqual({
    status,
    lines: ['', `This needs Node 20.19 or newer, and is run by ${node}`].slice(0, status + 1),
  });
});

it('no override is an alias, at which npm 9.2 of Debian 13 ends `npm ci`', () => {
  expect(JSON.stringify(overrides)).not.toContain('npm:');
});
