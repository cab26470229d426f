/** Nothing; without a file here Next takes the site's. */
export function register() {}
