import { CATEGORIES as CATEGORY_KEYS, STATES as STATE_KEYS } from '#site/keys.mjs';
import { normalizeKey } from './normalizeKey';

/**
 * Names that the provider writes as keys and the site shows in words: those that `Categories` and
 * `States` in the messages have words for. Anything else a provider may write is shown as it came.
 */
export type CategoryKey = (typeof CATEGORY_KEYS)[number];
export type StateKey = (typeof STATE_KEYS)[number];

/** Every category the site has a word for. */
export const CATEGORIES: readonly CategoryKey[] = CATEGORY_KEYS;

/** Every state the site has a word for. */
export const STATES: readonly StateKey[] = STATE_KEYS;

/** The key of a category the site has a word for, or null. */
export function categoryKey(name: string): CategoryKey | null {
  const key = normalizeKey(name);
  return CATEGORY_BY_NAME.get(key) ?? null;
}

/** The key of a state the site has a word for, or null. */
export function stateKey(name: string): StateKey | null {
  const key = normalizeKey(name);
  return STATE_BY_NAME.get(key) ?? null;
}

const CATEGORY_BY_NAME = new Map<string, CategoryKey>(
  CATEGORIES.map((key) => [normalizeKey(key), key]),
);
const STATE_BY_NAME = new Map<string, StateKey>(STATES.map((key) => [normalizeKey(key), key]));
