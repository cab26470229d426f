/**
 * One value per process, because Next's bundles each have their own module state. Plain JavaScript,
 * because the server imports it outside the build.
 *
 * @template T
 * @param {string} name each name has one type, wherever it is asked for
 * @param {() => T} create makes the value when there is none yet
 * @returns {T}
 */
export function processGlobal(name, create) {
  /** @type {{ [key: symbol]: unknown }} */
  const shared = globalThis;
  return /** @type {T} */ (shared[Symbol.for(name)] ??= create());
}
