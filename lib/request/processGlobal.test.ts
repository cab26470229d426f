import { processGlobal } from './processGlobal.mjs';

const NAME = 'site.processGlobalTest';
afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for(NAME));
});

it('creates the value once', () => {
  const create = jest.fn(() => new Map<string, number>());
  const value = processGlobal(NAME, create);
  expect(processGlobal(NAME, create)).toBe(value);
  expect(create).toHaveBeenCalledTimes(1);
});

it('finds the value from another copy of the module', async () => {
  const value = processGlobal(NAME, () => ['first']);
  jest.resetModules();
  const copy = await import('./processGlobal.mjs');
  expect(copy.processGlobal).not.toBe(processGlobal);
  expect(copy.processGlobal(NAME, () => ['second'])).toBe(value);
});

it('tells names apart', () => {
  const value = processGlobal(NAME, () => ['first']);
  const other = `${NAME}.other`;
  expect(processGlobal(other, () => ['second'])).not.toBe(value);
  Reflect.deleteProperty(globalThis, Symbol.for(other));
});

it('creates it again after a creation that failed', () => {
  const fails = () => {
    throw new Error('no memory');
  };
  expect(() => processGlobal(NAME, fails)).toThrow('no memory');
  expect(processGlobal(NAME, () => 1)).toBe(1);
});
