import { useEffect } from 'react';
import { useLazy } from '@/lib/async/useLazy';

const fetchReader = async () => (await import('@/components/reader/Reader')).Reader;

/**
 * The reader, and what fetches its script ahead: then it opens in the frame of the click, otherwise as soon
 * as it arrives. When the script cannot be had, the story's own page is loaded instead: the URL is that
 * already.
 */
export function useReader(openId: string | null | undefined) {
  const [Reader, loadReader] = useLazy(fetchReader);
  useEffect(() => {
    if (!openId || Reader) return;
    let isOpen = true;
    loadReader(() => isOpen && location.reload());
    return () => {
      isOpen = false;
    };
  }, [openId, Reader, loadReader]);
  return [Reader, loadReader] as const;
}
