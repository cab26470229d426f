import { useLocale, useMessages } from 'next-intl';
import { normalizeKey } from '@/lib/content/normalizeKey';

/**
 * Names of categories and states, and the language they are in; other names pass through. Reads the messages directly, since a
 * front page's cards would create 280 translators.
 */
export function useLabels() {
  const { Categories, States } = useMessages();
  const nameIn = (words: Readonly<Record<string, string>>, name: string): string => {
    const key = normalizeKey(name);
    return (Object.hasOwn(words, key) && words[key]) || name;
  };
  return {
    lang: useLocale(),
    category: (name: string) => nameIn(Categories, name),
    state: (name: string) => nameIn(States, name),
  };
}
