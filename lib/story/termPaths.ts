// Separate from `story.ts`, which every page loads.

export const authorPath = (slug: string) => `/author/${encodeURIComponent(slug)}`;

export const tagPath = (slug: string) => `/tag/${encodeURIComponent(slug)}`;
