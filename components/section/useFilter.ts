import { useSyncExternalStore } from 'react';
import { pushAddress, subscribeToAddress } from '@/lib/address/address';

/** The value of a query parameter, `initial` until the browser can say, and a way to set it without loading the page. */
export function useFilter(parameter: string, initial: string): [string, (href: string) => void] {
  const value = useSyncExternalStore(
    subscribeToAddress,
    () => new URLSearchParams(location.search).get(parameter) ?? 'all',
    () => initial,
  );
  return [value, pushAddress];
}
