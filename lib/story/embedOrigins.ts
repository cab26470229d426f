/** What a story frames on click; the content security policy allows these alone. */
export const EMBED_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  x: 'https://platform.twitter.com',
  instagram: 'https://www.instagram.com',
} as const;
