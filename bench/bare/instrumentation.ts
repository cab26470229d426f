/** Empty: without this file Next would use the site's. */
export function register() {}
