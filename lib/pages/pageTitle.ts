/**
 * "Cricket news | Narmada 24". Replaces Next's title template, whose `replace` interprets `$&` in
 * headlines.
 */
export const pageTitle = (title: string, brand: string) => `${title} | ${brand}`;
