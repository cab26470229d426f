/**
 * The title of a page's document, as tabs and search results show it: "Cricket news | Narmada 24".
 * In place of Next's title template, which takes `$&` in a headline for a pattern of `replace`.
 */
export const pageTitle = (title: string, brand: string) => `${title} | ${brand}`;
