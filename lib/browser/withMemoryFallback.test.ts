/** @jest-environment jsdom */

import { deviceRecord, wipeRecords } from './deviceRecord';
import { withMemoryFallback } from './withMemoryFallback';

const record = () =>
  withMemoryFallback(
    deviceRecord('theme', {
      parse: (kept) => (typeof kept === 'string' ? kept : undefined),
      empty: 'none',
    }),
  );
const block = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => localStorage.clear());

describe('a record that lasts as long as the page', () => {
  it('is kept where the device keeps it', () => {
    expect(record().write('dark')).toBe(true);
    expect(record().read()).toBe('dark');
  });

  it('lasts without the device, says so, and tells of the change', () => {
    block();
    const [one, notify] = [record(), jest.fn()];
    const end = one.subscribe(notify);
    expect([one.write('dark'), one.read()]).toEqual([false, 'dark']);
    expect(notify).toHaveBeenCalledTimes(1);
    expect(record().read()).toBe('none');
    end();
    one.write('light');
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('is empty again once it is forgotten, or all is wiped', () => {
    block();
    const one = record();
    one.write('dark');
    one.forget();
    expect(one.read()).toBe('none');
    one.write('dark');
    const end = one.subscribe(jest.fn());
    wipeRecords();
    expect(one.read()).toBe('none');
    end();
  });
});
