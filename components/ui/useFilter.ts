import { useEffect, useState } from 'react';
import type { Filter, FilterChoice } from './filter';

/**
 * The chosen filter and a way to choose without loading the page. The URL has it too, so that Back
 * and a shared link keep it. It is state, not read from `useSearchParams`: while a story is open
 * over the page the URL is the story's, and the last choice stands.
 */
export function useFilter({ parameter, filters, chosen }: FilterChoice) {
  const { href: own = '', value: first = chosen } = filters[0] ?? {};
  const [choice, setChoice] = useState(chosen);
  useEffect(() => {
    const follow = () => {
      if (location.pathname === own) setChoice(valueIn(location.search, parameter) ?? first);
    };
    // Back may have been pressed before this page was hydrated.
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [own, parameter, first]);

  const value = filters.some((filter) => filter.value === choice) ? choice : first;
  const choose = (filter: Filter) => {
    if (filter.value === value) return;
    setChoice(filter.value);
    history.pushState(null, '', filter.href);
  };
  return { value, choose };
}

/** A query parameter that occurs once: the server reads it so too. */
function valueIn(search: string, parameter: string): string | undefined {
  const [value, ...more] = new URLSearchParams(search).getAll(parameter);
  return more.length > 0 ? undefined : value;
}
