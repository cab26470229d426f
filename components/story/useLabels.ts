import { useMessages, useTranslations } from 'next-intl';
import { normalizeKey } from '@/lib/content/normalizeKey';

const isKeyOf = <T extends object>(words: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(words, key);

export function useLabels() {
  const { Categories, States } = useMessages();
  const categories = useTranslations('Categories');
  const states = useTranslations('States');
  return {
    category: (name: string) => {
      const key = normalizeKey(name);
      return isKeyOf(Categories, key) ? categories(key) : name;
    },
    state: (name: string) => {
      const key = normalizeKey(name);
      return isKeyOf(States, key) ? states(key) : name;
    },
  };
}
