import { useEffect } from 'react';

/** Removes personal parameters from the URL, because a shared link would reveal them. */
export function usePrivateParams(names: readonly string[]): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (!names.some((name) => url.searchParams.has(name))) return;
    names.forEach((name) => url.searchParams.delete(name));
    history.replaceState(history.state, '', url);
  }, [names]);
}
