/** @jest-environment jsdom */

import { keepsRecords } from './MyStories';
import { wipeDevice } from './wipeControl';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const withCaches = (caches: object) => Object.assign(globalThis, { caches });

/** With the waits on this clock. */
async function wiped(): Promise<boolean> {
  const wiping = wipeDevice();
  await jest.runAllTimersAsync();
  return wiping;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('n24:saved', '[]');
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('deleting all that is on the device', () => {
  it('deletes records and kept pages, and nothing else', async () => {
    localStorage.setItem('consent', '1');
    const names = new Set(['pages', 'scripts']);
    withCaches({
      keys: async () => [...names],
      delete: async (name: string) => names.delete(name),
    });
    expect(await wiped()).toBe(true);
    expect([Object.keys(localStorage), [...names]]).toEqual([['consent'], []]);
  });

  it('deletes again what the worker was writing meanwhile', async () => {
    const names = new Set(['pages']);
    let writes = 1;
    withCaches({
      keys: async () => [...names],
      delete: async (name: string) => {
        names.delete(name);
        if (writes-- > 0) setTimeout(() => names.add('stories'), 50);
      },
    });
    expect(await wiped()).toBe(true);
    expect([...names]).toEqual([]);
  });

  it('tells that a worker goes on writing', async () => {
    withCaches({ keys: async () => ['pages'], delete: async () => true });
    expect(await wiped()).toBe(false);
  });

  it('works where nothing can be kept', async () => {
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    expect(await wiped()).toBe(true);
  });

  it('tells that kept pages could not be deleted, and deletes the records', async () => {
    withCaches({ keys: async () => blocked() });
    expect(await wiped()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});

describe('whether the device keeps records', () => {
  it('is told without leaving anything', () => {
    expect(keepsRecords()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['n24:saved']);
  });

  it('is false where storage is blocked or full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(keepsRecords()).toBe(false);
  });
});
