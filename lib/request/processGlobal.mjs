// @ts-check

/**
 * The one value of a name in the whole process. Next bundles pages, endpoints and its render of
 * client components apart from each other and from the server file, so that a module-level variable
 * exists once per bundle; a registered symbol is the same in all of them. Plain JavaScript, because
 * the server file uses it as well, outside the build.
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
