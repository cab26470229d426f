import { log } from '../lib/telemetry/log.mjs';
import { consoleToLog } from './consoleToLog.mjs';

const { debug, error, info, log: print, warn } = console;
afterEach(() => Object.assign(console, { debug, error, info, log: print, warn }));

const fault = new Error('a fault of ours');

it.each([
  ['log', ['Ready on %s', 'port 3000'], 'info', {}, 'Ready on port 3000'],
  ['info', ['a', 1], 'info', {}, 'a 1'],
  ['warn', ['careful'], 'warn', {}, 'careful'],
  ['error', ['⨯', fault], 'error', { err: fault }, '⨯'],
  ['error', [fault], 'error', { err: fault }, 'a fault of ours'],
  ['debug', [{ a: 1 }], 'debug', {}, '{ a: 1 }'],
] as const)('console.%s(%j) is a line of level %s', (method, parts, level, fields, message) => {
  const write = jest.spyOn(log, level).mockImplementation();
  consoleToLog();
  console[method](...parts);
  expect(write.mock.calls).toEqual([[fields, message]]);
});

it('writes the same fault once a minute, however often a stranger causes it', () => {
  const write = jest.spyOn(log, 'error').mockImplementation();
  consoleToLog();
  for (let at = 0; at < 400; at++) console.error('⨯', new Error('cannot be parsed'));
  expect(write).toHaveBeenCalledTimes(1);
});
