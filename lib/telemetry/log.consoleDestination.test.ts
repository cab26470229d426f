import { log } from './log.mjs';

const spyOnConsole = (method: 'error' | 'warn' | 'info') =>
  jest.spyOn(console, method).mockImplementation();

it.each([
  ['fatal', 'error'],
  ['error', 'error'],
  ['warn', 'warn'],
  ['info', 'info'],
] as const)('%s is logged by console.%s', (level, method) => {
  const spy = spyOnConsole(method);
  log[level]({ feed: '/news' }, 'news: "quoted"');
  expect(spy.mock.calls).toEqual([['news: "quoted"']]);
});

it('keeps a text from outside on its line', () => {
  const spy = spyOnConsole('warn');
  log.warn('a\nFAKE\u001b[2J\u202e');
  expect(spy.mock.calls).toEqual([['a\\nFAKE\\u001b[2J\\u202e']]);
});

it('adds the stack of an unexpected fault', () => {
  const spy = spyOnConsole('error');
  log.error({ err: new Error('a fault of ours') }, 'server: failed');
  expect(spy.mock.calls).toEqual([
    [expect.stringMatching(/^server: failed\nError: a fault of ours\n {4}at /)],
  ]);
});
