import { useCallback, useEffect, useState } from 'react';
import type { Reader } from '@/components/reader/Reader';

type Lazy = {
  Reader: typeof Reader | null;
  /** Fetches the script ahead of its use. */
  prefetch: () => void;
};

const fetchReader = async () => (await import('@/components/reader/Reader')).Reader;

/**
 * The reader, whose script is no part of the first load. Fetched ahead, it opens in the frame of
 * the click; otherwise as soon as it arrives. When the script cannot be had, the story's own page
 * is loaded instead: the URL is that already.
 */
export function useReader(openId: string | null | undefined): Lazy {
  const [found, setFound] = useState<typeof Reader | null>(null);
  const fetchIt = useCallback(
    (onFailed: () => void) => void fetchReader().then((script) => setFound(() => script), onFailed),
    [],
  );
  useEffect(() => {
    if (!openId || found) return;
    let isOpen = true;
    fetchIt(() => isOpen && location.reload());
    return () => {
      isOpen = false;
    };
  }, [openId, found, fetchIt]);
  return { Reader: found, prefetch: useCallback(() => fetchIt(() => {}), [fetchIt]) };
}
