// Jest's own runner, with a cache that lives as long as the worker.

import circus from 'jest-circus/runner';
import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';

/** @type {Map<string, { text: string, script: vm.Script }>} by file */
const compiled = new Map();

/**
 * Compiles a module once per worker. Jest compiles a hundred modules again for each test file, a
 * quarter of all time.
 *
 * @type {typeof vm.compileFunction}
 */
vm.compileFunction = (text, parameters = [], { filename = '', parsingContext } = {}) => {
  const known = compiled.get(filename);
  const head = `(function (${parameters.join(',')}) {`;
  const script =
    known?.text === text
      ? known.script
      : new vm.Script(`${head}${text}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { text, script });
  return parsingContext ? script.runInContext(parsingContext) : script.runInThisContext();
};

/** Storages used by the current test file. @type {Set<AsyncLocalStorage<unknown>>} */
const storages = new Set();

// Each active storage slows every promise of the worker. Jest creates one per file, and tested
// modules create more.
AsyncLocalStorage.prototype.run = new Proxy(AsyncLocalStorage.prototype.run, {
  apply(run, storage, given) {
    storages.add(storage);
    return Reflect.apply(run, storage, given);
  },
});

/** @param {unknown[]} given arguments that Jest passes to a `testRunner` */
export default async function runFile(...given) {
  try {
    return await circus.default(...given);
  } finally {
    for (const storage of storages) storage.disable();
    storages.clear();
  }
}
