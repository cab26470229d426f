import { useMessages } from 'next-intl';
import { normalizeKey } from '@/lib/content/normalizeKey';

/**
 * Names of categories and states; others stand as they are. Read from the messages themselves,
 * since the cards of a front page would make 280 translators for them.
 */
export function useLabels() {
  const { Categories, States } = useMessages();
  const nameIn = (words: Readonly<Record<string, string>>, name: string): string => {
    const key = normalizeKey(name);
    return Object.hasOwn(words, key) ? (words[key] ?? name) : name;
  };
  return {
    category: (name: string) => nameIn(Categories, name),
    state: (name: string) => nameIn(States, name),
  };
}
