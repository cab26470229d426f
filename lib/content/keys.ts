import { CATEGORIES as CATEGORY_KEYS, STATES as STATE_KEYS } from '#site/keys.mjs';
import { normalizeKey } from './normalizeKey';

/**
 * Keys with translations in the messages (`Categories`, `States`). Other provider names are shown
 * unchanged.
 */
export type CategoryKey = (typeof CATEGORY_KEYS)[number];
export type StateKey = (typeof STATE_KEYS)[number];

export const CATEGORIES: readonly CategoryKey[] = CATEGORY_KEYS;

export const STATES: readonly StateKey[] = STATE_KEYS;

export function categoryKey(name: string): CategoryKey | null {
  const key = normalizeKey(name);
  return CATEGORY_BY_NAME.get(key) ?? null;
}

export function stateKey(name: string): StateKey | null {
  const key = normalizeKey(name);
  return STATE_BY_NAME.get(key) ?? null;
}

const CATEGORY_BY_NAME = new Map<string, CategoryKey>(
  CATEGORIES.map((key) => [normalizeKey(key), key]),
);
const STATE_BY_NAME = new Map<string, StateKey>(STATES.map((key) => [normalizeKey(key), key]));
