import { normalizeKey } from './normalizeKey';

/**
 * Names that the provider writes as keys and the site shows in words, from `Categories` and
 * `States` in the messages. Anything else a provider may write is shown as it came.
 */
export const CATEGORIES = [
  'astrology',
  'automobile',
  'banking',
  'bollywood',
  'breaking',
  'business',
  'cities',
  'cricket',
  'culture',
  'ecommerce',
  'education',
  'energy',
  'entertainment',
  'environment',
  'farming',
  'film',
  'food',
  'football',
  'health',
  'india',
  'ipl',
  'lifestyle',
  'livetv',
  'moviereviews',
  'opinion',
  'others',
  'ott',
  'photos',
  'podcasts',
  'politics',
  'premium',
  'railways',
  'realestate',
  'science',
  'shortvideos',
  'sports',
  'startup',
  'state',
  'stockmarket',
  'technology',
  'tourism',
  'travel',
  'tv',
  'videos',
  'weather',
  'webstories',
  'wildlife',
  'world',
] as const;

export const STATES = [
  'madhyapradesh',
  'rajasthan',
  'maharashtra',
  'karnataka',
  'tamilnadu',
  'uttarpradesh',
  'gujarat',
  'westbengal',
] as const;

export type CategoryKey = (typeof CATEGORIES)[number];
export type StateKey = (typeof STATES)[number];

/** The key of a category the site has a word for, or null. */
export const categoryKey = (name: string): CategoryKey | null =>
  CATEGORIES.find((key) => key === normalizeKey(name)) ?? null;

/** The key of a state the site has a word for, or null. */
export const stateKey = (name: string): StateKey | null =>
  STATES.find((key) => key === normalizeKey(name)) ?? null;
