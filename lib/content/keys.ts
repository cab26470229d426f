import en from '@/messages/en.json';
import { normalizeKey } from './normalizeKey';

/**
 * Names that the provider writes as keys and the site shows in words: those that `Categories` and
 * `States` in the messages have words for. Anything else a provider may write is shown as it came.
 */
export type CategoryKey = keyof typeof en.Categories;
export type StateKey = keyof typeof en.States;

const isCategory = (key: string): key is CategoryKey => Object.hasOwn(en.Categories, key);
const isState = (key: string): key is StateKey => Object.hasOwn(en.States, key);

/** Every category the site has a word for. */
export const CATEGORIES: readonly CategoryKey[] = Object.keys(en.Categories).filter(isCategory);

/** Every state the site has a word for. */
export const STATES: readonly StateKey[] = Object.keys(en.States).filter(isState);

/** The fixed categories of state news (product.md 6.1). */
export const STATE_CATEGORIES: readonly CategoryKey[] = [
  'politics',
  'business',
  'technology',
  'sports',
  'entertainment',
  'health',
];

/** The key of a category the site has a word for, or null. */
export function categoryKey(name: string): CategoryKey | null {
  const key = normalizeKey(name);
  return isCategory(key) ? key : null;
}

/** The key of a state the site has a word for, or null. */
export function stateKey(name: string): StateKey | null {
  const key = normalizeKey(name);
  return isState(key) ? key : null;
}
