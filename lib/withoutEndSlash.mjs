// Plain JavaScript, because the server's own files and scripts use it too.
// @ts-check

/** A path or URL without the slashes at its end, in time that grows with its length alone. @param {string} path */
export const withoutEndSlash = (path) => path.replace(/(?<!\/)\/+$/, '');
