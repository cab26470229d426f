// Jest's own runner of a file, in a worker that keeps what one file leaves to the next.

import circus from 'jest-circus/runner';
import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';

/** @type {Map<string, { text: string, script: vm.Script }>} by their files */
const compiled = new Map();

/**
 * Compiles a module once a worker: Jest compiles the hundred modules of each test file anew, a
 * quarter of all time.
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

/** Those in use since the test file began. @type {Set<AsyncLocalStorage<unknown>>} */
const storages = new Set();

// Each costs every promise of the worker a step until it is disabled. Jest makes one for each file, and the modules
// under test others.
AsyncLocalStorage.prototype.run = new Proxy(AsyncLocalStorage.prototype.run, {
  apply(run, storage, given) {
    storages.add(storage);
    return Reflect.apply(run, storage, given);
  },
});

/** Runs a test file, and gives its result. @param {unknown[]} given what Jest gives a `testRunner` */
export default async function runFile(...given) {
  try {
    return await circus.default(...given);
  } finally {
    for (const storage of storages) storage.disable();
    storages.clear();
  }
}
