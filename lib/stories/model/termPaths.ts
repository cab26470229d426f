// Beside `story.ts`, which every page loads.

/** The URL, without language prefix, of the page that lists what an author wrote. */
export const authorPath = (slug: string) => `/author/${encodeURIComponent(slug)}`;

/** The URL, without language prefix, of the page that lists what has a tag. */
export const tagPath = (slug: string) => `/tag/${encodeURIComponent(slug)}`;
