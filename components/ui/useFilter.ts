import { useEffect, useState } from 'react';
import type { Filter, FilterChoice } from './filter';

/**
 * State, not `useSearchParams`: while a story is open over the page, the URL is the story's and the
 * choice must survive.
 */
export function useFilter({ parameter, filters, chosen }: FilterChoice) {
  const { href: own = '', value: first = chosen } = filters[0] ?? {};
  const [choice, setChoice] = useState(chosen);
  useEffect(() => {
    const follow = () => {
      if (location.pathname === own) setChoice(valueIn(location.search, parameter) ?? first);
    };
    // Back may precede hydration.
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

/** Repeated parameters are ignored, as on the server. */
function valueIn(search: string, parameter: string): string | undefined {
  const [value, ...more] = new URLSearchParams(search).getAll(parameter);
  return more.length > 0 ? undefined : value;
}
