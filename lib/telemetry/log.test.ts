import type { Logger } from 'pino';
import { requestContext } from '@/lib/request/requestContext.mjs';
import type * as logModule from './log.mjs';

/** The log as it is in production with these settings, and the lines that it writes. */
function productionLog(variables: Record<string, string> = {}) {
  const lines: string[] = [];
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', ...variables });
  let log: Logger | undefined;
  jest.isolateModules(() => {
    const pino = jest.requireActual('pino');
    const destination = { write: (line: string) => lines.push(line), on: jest.fn() };
    jest.doMock('pino', () => Object.assign(pino, { destination: () => destination }));
    ({ log } = jest.requireActual<typeof logModule>('./log.mjs'));
  });
  return { log, lines, entries: () => lines.map((line): unknown => JSON.parse(line)) };
}

it('writes one JSON object a line, with time, level and fields', () => {
  const { log, entries } = productionLog();
  log?.error({ feed: '/news' }, 'Failed to fetch news');
  expect(entries()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 50,
      severity: 'error',
      feed: '/news',
      msg: 'Failed to fetch news',
    },
  ]);
});

it.each([
  [{}, ['info', 'warn']],
  [{ LOG_LEVEL: 'debug' }, ['debug', 'info', 'warn']],
  [{ LOG_LEVEL: 'warn' }, ['warn']],
  [{ LOG_LEVEL: 'silent' }, []],
  [{ LOG_LEVEL: 'loud' }, ['info', 'warn']],
])('with %j it writes %j', (variables, expected) => {
  const { log, entries } = productionLog(variables);
  for (const level of ['debug', 'info', 'warn'] as const) log?.[level](level);
  expect(entries()).toEqual(expected.map((msg) => expect.objectContaining({ msg })));
});

it('names the request that a line belongs to', () => {
  const { log, entries } = productionLog();
  requestContext.run({ requestId: 'a-request' }, () => log?.warn('within'));
  log?.warn('outside');
  expect(entries()).toEqual([
    expect.objectContaining({ msg: 'within', requestId: 'a-request' }),
    expect.not.objectContaining({ requestId: expect.anything() }),
  ]);
});

it('says what an unexpected fault was caused by', () => {
  const { log, entries } = productionLog();
  log?.error({ err: new Error('outer', { cause: new Error('inner') }) }, 'server: failed');
  expect(entries()).toMatchObject([{ err: { type: 'Error', message: 'outer: inner' } }]);
});

it.each([
  ['a line break', 'a\r\nFAKE'],
  ['an escape sequence', 'a\u001b[2J'],
  ['C1 controls and DEL', 'a\u009b2J\u007f\u0085'],
  ['separators', 'a\u2028b\u2029'],
  ['a reversal', 'a\u202egpj.\u2066'],
])('keeps %s out of the line, and its meaning in', (_, text) => {
  const { log, lines, entries } = productionLog();
  log?.warn({ field: text }, text);
  expect(lines.join('')).toMatch(/^[\x20-\x7e]*\n$/);
  expect(entries()).toMatchObject([{ field: text, msg: text }]);
});
