import { useLocale, useMessages } from 'next-intl';
import { nameIn } from '@/lib/content/nameIn';

/**
 * Names of categories and states, and the language they are in; other names pass through. Reads the messages directly, since a
 * front page's cards would create 280 translators.
 */
export function useLabels() {
  const { Categories, States } = useMessages();
  return {
    lang: useLocale(),
    category: (name: string) => nameIn(Categories, name),
    state: (name: string) => nameIn(States, name),
  };
}
