// Plain JavaScript, because the server checks its settings before a build is loaded.

export const NEWS_SOURCES = /** @type {const} */ (['api', 'wordpress', 'ghost', 'feeds']);
