import { useEffect } from 'react';

/**
 * Takes parameters about the reader out of the URL once the page's script runs: a form that was sent
 * before, or without it, put them there, and a shared link would tell them.
 */
export function usePrivateParams(names: readonly string[]): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (!names.some((name) => url.searchParams.has(name))) return;
    names.forEach((name) => url.searchParams.delete(name));
    history.replaceState(history.state, '', url);
  }, [names]);
}
