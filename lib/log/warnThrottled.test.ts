import { warnThrottled } from './warnThrottled';

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

const warnOf = (key: string, message = key) => warnThrottled({ key, message });

it('says each thing once a minute, whatever its figures', () => {
  warnOf('dropped', 'dropped 1');
  warnOf('dropped', 'dropped 2');
  warnOf('refused');
  jest.setSystemTime(59_999);
  warnOf('dropped', 'dropped 3');
  jest.setSystemTime(60_000);
  warnOf('dropped', 'dropped 4');
  expect(warn.mock.calls.flat()).toEqual(['dropped 1', 'refused', 'dropped 4']);
});

it('fills neither the log nor the memory', () => {
  for (let at = 0; at < 500; at++) warnOf(`host-${at}`);
  expect(warn).toHaveBeenCalledTimes(100);
  jest.setSystemTime(60_000);
  warnOf('host-400');
  expect(warn).toHaveBeenCalledTimes(101);
});
