import { useTranslations } from 'next-intl';
import { categoryKey, stateKey } from '@/lib/reference/keys';

/** Words for what the provider writes as keys: known ones in the page's language, others as they came. */
export function useLabels() {
  const categories = useTranslations('Categories');
  const states = useTranslations('States');
  return {
    category: (name: string) => {
      const key = categoryKey(name);
      return key ? categories(key) : name;
    },
    state: (name: string) => {
      const key = stateKey(name);
      return key ? states(key) : name;
    },
  };
}
