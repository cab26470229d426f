// Plain JavaScript, because the server imports it outside the build.

/**
 * One value per process, because each of Next's bundles has its own module state.
 *
 * @template T
 * @param {string} name stands for one type everywhere
 * @param {() => T} create
 * @returns {T}
 */
export function processGlobal(name, create) {
  /** @type {{ [key: symbol]: unknown }} */
  const shared = globalThis;
  return /** @type {T} */ (shared[Symbol.for(name)] ??= create());
}
