// Plain JavaScript, because the server's own files and scripts use it too.

/**
 * Linear time; a plain `/\/+$/` is quadratic on long runs of slashes.
 *
 * @param {string} path
 */
export const withoutEndSlash = (path) => path.replace(/(?<!\/)\/+$/, '');
