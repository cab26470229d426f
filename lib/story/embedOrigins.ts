/** The sites that stories frame on click; the content security policy allows no others. */
export const EMBED_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  x: 'https://platform.twitter.com',
  instagram: 'https://www.instagram.com',
} as const;
