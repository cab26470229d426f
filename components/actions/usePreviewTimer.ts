import { useEffect, useRef } from 'react';

const PREVIEW_MS = 15_000;

/**
 * Counts the 15 seconds of a preview from the moment it plays; leaving cancels them. A video that
 * stalls and plays on says `playing` again: the count goes on.
 */
export function usePreviewTimer(onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => cancel, []);
  return {
    start: () => {
      timer.current ??= setTimeout(onEnd, PREVIEW_MS);
    },
    cancel,
  };
}
