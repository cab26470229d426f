import { normalizeKey } from './normalizeKey';

/** A category's or state's translated name; names without a translation are returned unchanged. */
export function nameIn(words: Readonly<Record<string, string>>, name: string): string {
  const key = normalizeKey(name);
  return (Object.hasOwn(words, key) && words[key]) || name;
}
