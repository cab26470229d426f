import { useState, useSyncExternalStore } from 'react';
import { pushUrl, subscribeToUrl } from '@/lib/url/url';
import type { Filter, FilterChoice } from './filter';

/**
 * The value of a query parameter that is said once, else the first choice: the server reads it so
 * too.
 */
function valueIn(search: string, parameter: string, first: string): string {
  const [value = first, ...more] = new URLSearchParams(search).getAll(parameter);
  return more.length > 0 ? first : value;
}

/**
 * The chosen filter and a way to choose without loading the page. It lives in the URL, so that
 * Back and a shared link keep it; while a story is open over the page the URL is the story's,
 * and the last choice stands.
 */
export function useFilter({ parameter, filters, chosen }: FilterChoice) {
  const { href: own = '', value: first = chosen } = filters[0] ?? {};
  const asked = useSyncExternalStore(
    subscribeToUrl,
    () => (location.pathname === own ? valueIn(location.search, parameter, first) : null),
    () => chosen,
  );
  const [kept, keep] = useState(chosen);
  if (asked !== null && asked !== kept) keep(asked);

  const now = asked ?? kept;
  const value = filters.some((filter) => filter.value === now) ? now : first;
  const choose = (filter: Filter) => {
    if (filter.value !== value) pushUrl(filter.href);
  };
  return { value, choose };
}
