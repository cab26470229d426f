import { logThrottled } from './logThrottled.mjs';

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

const warnOf = (key: string, message = key) => logThrottled('warn', { key, message });
const logged = () => warn.mock.calls.flat();

it('says each thing once a minute, whatever its figures, and how many lines were left out', () => {
  warnOf('dropped', 'dropped 1');
  warnOf('dropped', 'dropped 2');
  warnOf('refused');
  jest.advanceTimersByTime(59_999);
  warnOf('dropped', 'dropped 3');
  jest.advanceTimersByTime(1);
  warnOf('dropped', 'dropped 4');
  warnOf('refused');
  expect(logged()).toEqual(['dropped 1', 'refused', 'dropped 4 (left out: 2)', 'refused']);
});

it('goes on when the machine’s time is set back', () => {
  warnOf('dropped');
  jest.advanceTimersByTime(60_000);
  jest.setSystemTime(-3_600_000);
  warnOf('dropped');
  expect(logged()).toEqual(['dropped', 'dropped']);
});

it('counts anew after each line', () => {
  for (let minute = 0; minute < 3; minute++) {
    warnOf('dropped');
    warnOf('dropped');
    jest.advanceTimersByTime(60_000);
  }
  expect(logged()).toEqual(['dropped', 'dropped (left out: 1)', 'dropped (left out: 1)']);
});

it.each(['error', 'warn', 'info'] as const)('logs at level %s', (level) => {
  const spy = jest.spyOn(console, level).mockImplementation();
  logThrottled(level, { key: 'a', message: 'news: failed' });
  expect(spy.mock.calls).toEqual([['news: failed']]);
});

it('fills neither the log nor the memory', () => {
  for (let at = 0; at < 500; at++) warnOf(`host-${at}`);
  expect(warn).toHaveBeenCalledTimes(100);
  jest.advanceTimersByTime(60_000);
  warnOf('host-400');
  expect(warn).toHaveBeenCalledTimes(101);
});

it('logs errors, however much there is to warn of', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  for (let at = 0; at < 500; at++) warnOf(`host-${at}`);
  logThrottled('error', { key: 'down', message: 'down' });
  expect(error).toHaveBeenCalledTimes(1);
});
