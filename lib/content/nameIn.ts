import { normalizeKey } from './normalizeKey';

export function nameIn(words: Readonly<Record<string, string>>, name: string): string {
  const key = normalizeKey(name);
  return (Object.hasOwn(words, key) && words[key]) || name;
}
