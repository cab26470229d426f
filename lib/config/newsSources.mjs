// @ts-check
// Plain JavaScript, because the server checks its settings before a build is loaded.

/** The values of `NEWS_SOURCE`; `lib/provider/chosenSource.ts` has what reads each. */
export const NEWS_SOURCES = /** @type {const} */ (['api', 'wordpress', 'ghost', 'feeds']);
