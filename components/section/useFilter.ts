import { useState, useSyncExternalStore } from 'react';
import { pushAddress, subscribeToAddress } from '@/lib/address/address';
import type { Filter, FilterChoice } from './filter';

/** The value of a query parameter that is said once, else 'all': the server reads it so too. */
function valueIn(search: string, parameter: string): string {
  const [value = 'all', ...more] = new URLSearchParams(search).getAll(parameter);
  return more.length > 0 ? 'all' : value;
}

/**
 * The chosen filter and a way to choose without loading the page. It lives in the address, so that Back and a shared
 * link keep it; while a story is open over the page the address is the story's, and the last choice stands.
 */
export function useFilter({ parameter, filters, chosen }: FilterChoice) {
  const all = filters[0]?.href;
  const asked = useSyncExternalStore(
    subscribeToAddress,
    () => (location.pathname === all ? valueIn(location.search, parameter) : null),
    () => chosen,
  );
  const [kept, keep] = useState(chosen);
  if (asked !== null && asked !== kept) keep(asked);

  const now = asked ?? kept;
  const value = filters.some((filter) => filter.value === now) ? now : 'all';
  const choose = (filter: Filter) => {
    if (filter.value !== value) pushAddress(filter.href);
  };
  return { value, choose };
}
