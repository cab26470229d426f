import { normalizeKey } from './normalizeKey';

/** A category's or state's name in the words of a language; names without words pass through. */
export function nameIn(words: Readonly<Record<string, string>>, name: string): string {
  const key = normalizeKey(name);
  return (Object.hasOwn(words, key) && words[key]) || name;
}
