import { useLocale, useMessages } from 'next-intl';
import { nameIn } from '@/lib/content/nameIn';

/**
 * Names of categories and states in the page's language; other names pass through. Read from the
 * messages: a front page's cards would create 280 translators.
 */
export function useLabels() {
  const { Categories, States } = useMessages();
  return {
    lang: useLocale(),
    category: (name: string) => nameIn(Categories, name),
    state: (name: string) => nameIn(States, name),
  };
}
