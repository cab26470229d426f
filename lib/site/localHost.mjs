// @ts-check
/**
 * Whether a host name is this machine's own.
 *
 * @param {string} hostname as `URL` gives it
 */
export const isLocalHost = (hostname) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
