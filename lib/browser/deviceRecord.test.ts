/** @jest-environment jsdom */

import { DEVICE_RECORDS, deviceRecord, wipeRecords } from './deviceRecord';

const texts = (kept: unknown) =>
  Array.isArray(kept) && kept.every((one) => typeof one === 'string') ? kept : undefined;
const searches = () => deviceRecord('searches', { parse: texts, empty: [] });

beforeEach(() => localStorage.clear());

describe('a record on the device', () => {
  it('is what was written, in another page too, and the same object as long as it is the same', () => {
    const record = searches();
    expect(record.write(['a'])).toBe(true);
    expect(record.read()).toEqual(['a']);
    expect(record.read()).toBe(record.read());
    expect(searches().read()).toEqual(['a']);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['of another form', '{"a":1}'],
    ['with something else in it', '["a",1]'],
  ])('is empty where there is %s', (_, text) => {
    localStorage.setItem('n24:searches', text);
    expect(searches().read()).toEqual([]);
  });

  it('breaks nothing where storage is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    const record = searches();
    expect([record.write(['a']), record.read()]).toEqual([false, []]);
    expect(() => record.forget()).not.toThrow();
    expect(() => wipeRecords()).not.toThrow();
  });

  it('tells this tab and is told by others of changes', () => {
    const record = searches();
    const notify = jest.fn();
    const end = record.subscribe(notify);
    record.write(['a']);
    record.forget();
    deviceRecord('theme', { parse: () => 'dark', empty: 'dark' }).write('dark');
    dispatchEvent(new StorageEvent('storage', { key: 'n24:searches' }));
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(notify).toHaveBeenCalledTimes(4);
    end();
    record.write(['b']);
    expect(notify).toHaveBeenCalledTimes(4);
  });

  it('tells each who follows it, once, of what a page missed that Back takes out of memory', () => {
    const record = searches();
    record.write(['a']);
    const notified = [jest.fn(record.read), jest.fn(record.read)];
    const ends = notified.map((notify) => record.subscribe(notify));
    const show = () => dispatchEvent(new Event('pageshow'));
    show();
    notified.forEach((notify) => expect(notify).not.toHaveBeenCalled());
    localStorage.removeItem('n24:searches'); // by another page of this tab
    show();
    show();
    notified.forEach((notify) => expect(notify).toHaveBeenCalledTimes(1));
    expect(record.read()).toEqual([]);
    ends.forEach((end) => end());
    localStorage.setItem('n24:searches', '["b"]');
    show();
    notified.forEach((notify) => expect(notify).toHaveBeenCalledTimes(1));
  });

  it('is wiped with all others, and nothing else is', () => {
    for (const name of DEVICE_RECORDS) localStorage.setItem(`n24:${name}`, '1');
    localStorage.setItem('consent', '1');
    wipeRecords();
    expect(Object.keys(localStorage)).toEqual(['consent']);
  });
});
