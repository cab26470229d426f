/** A page of each kind that is made of news. */
export const NEWS_PAGES = [
  '/',
  '/hi',
  '/india',
  '/sports',
  '/sports/cricket',
  '/live-tv',
  '/search?q=a',
  '/sports/kabaddi', // unknown: it leads on to the latest stories
];
